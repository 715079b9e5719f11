(function () {
  "use strict";
  var data = JSON.parse(document.getElementById("data").textContent);
  var steps = data.steps;
  var seen = [];
  var now = 0;

  function element(id) {
    return document.getElementById(id);
  }

  // The numbers of a step's parts: those of the step before, but for the part in the middle that has changed.
  function parts(n) {
    var from = n;
    while (!seen[from] && from % data.every !== 0) {
      from--;
    }
    for (var i = from; i <= n; i++) {
      if (!seen[i]) {
        var before = i % data.every === 0 ? [] : seen[i - 1];
        var step = steps[i];
        seen[i] = before.slice(0, step.k).concat(step.p, before.slice(before.length - step.e));
      }
    }
    return seen[n];
  }

  function picture(n) {
    return [steps[n].r].concat(parts(n)).map(function (part) {
      return data.parts[part];
    }).join("\n");
  }

  function line(text, looks) {
    var paragraph = document.createElement("p");
    paragraph.className = looks;
    paragraph.textContent = text;
    element("told").appendChild(paragraph);
    return paragraph;
  }

  // What happened before stays in sight above what has just happened.
  function tell(n) {
    var told = element("told");
    told.textContent = "";
    var first = n;
    var count = 0;
    while (first > 0 && count < 60) {
      first--;
      count += steps[first].t.length;
    }
    var newest = null;
    for (var i = first; i <= n; i++) {
      steps[i].t.forEach(function (text) {
        newest = line(text, i === n ? "now" : "before");
      });
    }
    if (newest) {
      told.scrollTop = newest.offsetTop;
    }
  }

  function show(n) {
    now = Math.max(0, Math.min(steps.length - 1, n));
    element("stage").innerHTML = picture(now);
    element("where").textContent = (now + 1) + " " + data.of + " " + steps.length + (steps[now].a[0] ? ": " + steps[now].a[0] : "");
    element("turn").textContent = steps[now].a[1];
    element("slider").value = String(now);
    tell(now);
  }

  function onClick(id, wanted) {
    element(id).addEventListener("click", function () {
      show(wanted());
    });
  }

  onClick("first", function () { return 0; });
  onClick("back", function () { return now - 1; });
  onClick("next", function () { return now + 1; });
  onClick("last", function () { return steps.length - 1; });
  element("slider").max = String(steps.length - 1);
  element("slider").addEventListener("input", function () {
    show(Number(element("slider").value));
  });
  document.addEventListener("keydown", function (event) {
    var to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: steps.length - 1,
      PageUp: now - 10, PageDown: now + 10 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      show(to);
    }
  });
  show((Number(location.hash.slice(1)) || 1) - 1); // page.html#12 opens at step 12
}());
