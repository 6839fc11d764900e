"""A whole player: the first choice that does not pass, and a word about it."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    offered = asked.get("choices") or asked["examples"]
    choice = next((text for text in offered if not text.startswith("pass")), offered[0])
    print(json.dumps({"choice": choice, "why": f"the first of {len(offered)}"}), flush=True)
