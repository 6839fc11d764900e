"""The page and the server speak of the same messages."""

import protocol_types


def test_the_pages_types_are_in_step_with_the_servers() -> None:
    written = protocol_types.TARGET.read_text(encoding="utf-8")
    assert written == protocol_types.protocol(), "the messages have changed: run `make types`"


def test_what_may_be_left_out_is_optional_in_the_page() -> None:
    assert "  token?: string | null;" in protocol_types.protocol()


def test_a_union_keeps_the_name_that_the_server_gave_it() -> None:
    assert "  may: Asked[];" in protocol_types.protocol()
