"""Learns a game by playing it through the console's command serve, with nothing but Python's own library.

For each number of an action it keeps a weight for each entry of the view, the two added up telling what comes of
the action, and moves them towards what came of it (Monte Carlo, with some bold choices while it learns). Several matches
go on at a time on one connection.

Usage: learning_bot.py COMMAND... where the command starts serve with --numbers, such as

python3 learning_bot.py mvn -q compile exec:java -pl impl-kungfu -am -Dexec.args="serve --numbers --at-once 16
    --matches 300 --seed 1 --option budget=200 --option turnLimit=5 --option table=generated"

In about a minute it plays 300 battles of small gangs against a bot that plays at random. It prints the share that it won
of the first and of the last 60: 0.267 and 0.717.
"""

import json
import random
import subprocess
import sys
import time


def main():
    if len(sys.argv) < 2:
        sys.exit("usage: learning_bot.py COMMAND... where the command starts serve with --numbers")
    chance = random.Random(1)
    weights = {}
    games = {}
    results = []
    choices = 0
    matches = 1
    begun = time.time()
    serve = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def worth(number, view):
        row = weights.setdefault(number, {})
        return sum(row.get(at, 0.0) * value for at, value in view)

    def learn(number, view, result):
        row = weights.setdefault(number, {})
        step = 0.1 / (1 + len(view)) * (result - worth(number, view))
        for at, value in view:
            row[at] = row.get(at, 0.0) + step * value

    for text in serve.stdout:
        if "{" not in text:  # Maven writes escape sequences before the first line and behind the last
            continue
        line = json.loads(text[text.index("{"):])
        kind = line["type"]
        if kind == "start":
            matches = line["matches"]
            games[line["match"]] = []
        elif kind == "choice":
            choices += 1
            view = list(zip(line["at"], line["values"]))
            numbers = line["numbers"]
            if chance.random() < 0.2 * (1 - 1.5 * len(results) / matches):
                place = chance.randrange(len(numbers))
            else:
                place = max(range(len(numbers)), key=lambda i: worth(numbers[i], view))
            games[line["match"]].append((line["seat"], numbers[place], view))
            serve.stdin.write('{"type":"choose","id":%d,"place":%d}\n' % (line["id"], place))
            serve.stdin.flush()
        elif kind == "end":
            score = {standing["seat"]: 1.0 if standing["result"] == "win" else 0.5 if standing["result"] == "draw" else 0.0
                     for standing in line["standings"]}
            steps = games.pop(line["match"])
            for seat, number, view in steps:
                learn(number, view, score[seat])
            results.append(score[steps[0][0]] if steps else 0.5)
        elif kind == "error":
            sys.exit(text)
    serve.stdin.close()
    if serve.wait() != 0:
        sys.exit("serve has failed")
    part = max(1, len(results) // 5)
    print("first %.3f last %.3f of %d matches" % (sum(results[:part]) / part, sum(results[-part:]) / part, len(results)))
    print("%d choices, %.0f a second" % (choices, choices / (time.time() - begun)), file=sys.stderr)


main()
