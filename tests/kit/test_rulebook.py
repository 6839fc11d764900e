"""RULES.md as data."""

import pytest

from backroom.kit import Chapter, Rulebook, RuleText, read_rulebook

TEXT = """# The Den

## The door
- **D-1** Knock *twice*.
- **D-2** *(ruling)* Whoever forgets the **password**
  stays outside.

## Die Kasse
- **D-3** *(Entscheidung)* 5 * 3 * 2 sind 30.
"""


def test_title_chapters_and_rules() -> None:
    assert read_rulebook(TEXT) == Rulebook(
        "The Den",
        [
            Chapter(
                "The door",
                [
                    RuleText("D-1", "Knock twice.", False),
                    RuleText("D-2", "Whoever forgets the password stays outside.", True),
                ],
            ),
            Chapter("Die Kasse", [RuleText("D-3", "5 * 3 * 2 sind 30.", True)]),
        ],
    )


def test_all_rules_in_order() -> None:
    assert [rule.id for rule in read_rulebook(TEXT)] == ["D-1", "D-2", "D-3"]


@pytest.mark.parametrize(
    "line",
    [
        "loose talk",
        "- a rule without a number",
        "- **D4** no dash",
        "- **D-0** zero",
        "- **D-4**",
        "# Another title",
        "### Deep",
    ],
)
def test_a_line_that_is_none_of_these_is_named(line: str) -> None:
    with pytest.raises(ValueError, match="no title, chapter or rule"):
        read_rulebook(f"{TEXT}{line}\n")


def test_a_rule_before_its_chapter_or_a_chapter_before_the_title_is_refused() -> None:
    for text in ("# The Den\n- **D-1** Knock.\n", "## The door\n- **D-1** Knock.\n"):
        with pytest.raises(ValueError, match="paragraph"):
            read_rulebook(text)
