"""Plays a match at random over lines of JSON. What follows the script's name starts the console, such as

python3 random_bot.py mvn -q compile exec:java -pl impl-brawler -am -Dexec.args="serve --seed 42"
"""
import json
import random
import subprocess
import sys

if len(sys.argv) < 2:
    sys.exit("usage: random_bot.py COMMAND... where the command starts serve")
chance = random.Random(1)
console = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
mine = []
for text in console.stdout:
    if "{" not in text:  # Maven writes escape sequences before the first line and behind the last
        continue
    line = json.loads(text[text.index("{"):])
    if line["type"] == "hello" and line["protocol"] != 1:
        sys.exit("this bot speaks version 1 of the protocol")
    elif line["type"] == "start":
        mine = line["yours"]
    elif line["type"] == "decision":
        action = chance.choice(line["actions"])
        answer = {"type": "play", "id": line["id"], "action": action["notation"]}
        console.stdin.write(json.dumps(answer) + "\n")
        console.stdin.flush()
    elif line["type"] == "error":
        sys.exit(line["message"])
    elif line["type"] == "end":
        for standing in line["standings"]:
            who = "me" if standing["seat"] in mine else "other"
            print(line["summary"], standing["seat"], who, standing["result"], standing["score"])
sys.exit(console.wait())
