// What a page shows, and what of it does not fit or cannot be read.
window.look = (() => {
  const root = document.getElementById("picture").shadowRoot;
  const isShown = (element) => element.checkVisibility({ contentVisibilityAuto: true });
  const short = (text) => text.replace(/\s+/g, " ").trim();

  function lines() {
    const found = ["prompt " + short(document.getElementById("prompt").textContent)];
    document.querySelectorAll("main button, main summary, main select, main input").forEach((control) => {
      if (isShown(control)) {
        found.push(control.localName + " " + short(control.getAttribute("aria-label") || control.textContent || control.name));
      }
    });
    const origin = document.getElementById("picture").getBoundingClientRect();
    root.querySelectorAll(".sheets [data-id]").forEach((element) => {
      const box = element.getBoundingClientRect();
      const numbers = [box.x - origin.x, box.y - origin.y, box.width, box.height].map(Math.round);
      found.push([element.dataset.id, ...numbers].join(" ") + (element.dataset.able === undefined ? "" : " lit"));
    });
    return found.join("\n");
  }

  const parts = (colour) => colour.match(/[\d.]+/g).map(Number);
  function luminance([r, g, b]) {
    const [x, y, z] = [r, g, b].map((part) => part / 255).map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  }
  function ground(element) {
    for (let at = element; at; at = at.parentElement) {
      const colour = parts(getComputedStyle(at).backgroundColor);
      if (colour.length < 4 || colour[3] > 0.9) {
        return colour;
      }
    }
    return [255, 255, 255];
  }
  function contrast(element) {
    const [one, other] = [parts(getComputedStyle(element).color), ground(element)].map(luminance).sort();
    return (other + 0.05) / (one + 0.05);
  }

  function wrong() {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) {
      found.push("the page is wider than its window");
    }
    document.querySelectorAll("header *, main *").forEach((element) => {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      if (!hasText || !isShown(element) || element.closest("option")) {
        return;
      }
      const name = element.localName + " " + short(element.textContent).slice(0, 40);
      if (contrast(element) < 4.5) {
        found.push(name + ": contrast " + contrast(element).toFixed(1));
      }
      if (element.localName === "button" && element.scrollWidth > element.clientWidth + 1) {
        found.push(name + ": cut");
      }
    });
    if (/undefined|null|NaN/.test(document.body.innerText + root.querySelector(".sheets").textContent)) {
      found.push("a text is missing");
    }
    found.push(...atOnce());
    const controls = [...document.querySelectorAll("header button, header select, .now button, .choice button")].filter(isShown);
    controls.forEach((one, index) => controls.slice(index + 1).forEach((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const isSameBox = one.closest("section, header") === other.closest("section, header");
      if (isSameBox && a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1) {
        found.push(short(one.textContent) + " lies on " + short(other.textContent));
      }
    }));
    document.querySelectorAll("button, select, input, [role=group], [role=log]").forEach((element) => {
      const name = element.getAttribute("aria-label") || element.textContent.trim() || element.closest("label")?.textContent.trim();
      if (isShown(element) && !name) {
        found.push(element.localName + " " + element.id + ": no name");
      }
    });
    root.querySelectorAll("[data-able]").forEach((element) => {
      if (element.getAttribute("role") !== "button" || !element.getAttribute("aria-label")) {
        found.push(element.dataset.id + ": no role or name");
      }
    });
    root.querySelectorAll("svg text").forEach((text) => {
      const svg = text.closest("svg").getBoundingClientRect();
      const box = text.getBoundingClientRect();
      if (box.width > 0 && (box.left < svg.left - 2 || box.right > svg.right + 2)) {
        found.push("cut in the picture: " + text.textContent.slice(0, 40));
      }
    });
    root.querySelectorAll("svg.board").forEach((board) => found.push(...labels(board)));
    root.querySelectorAll("svg.notes").forEach((notes) => {
      if (notes.getScreenCTM().a > 1.5) {
        found.push("a legend is larger than other text");
      }
    });
    return found.join("\n");
  }

  /** What of the board and the actions is out of the window; a narrow one scrolls. */
  function atOnce() {
    const found = [];
    const inside = (element, holder) => {
      const [a, b] = [element.getBoundingClientRect(), holder.getBoundingClientRect()];
      return a.top >= b.top - 1 && a.bottom <= Math.min(b.bottom, innerHeight) + 1 && a.right <= b.right + 1;
    };
    const boards = innerWidth > 1000 ? [...root.querySelectorAll("svg.board")] : [];
    if (boards.some((board) => !inside(board, board.closest(".boards")))) {
      found.push("the board is not whole");
    }
    const action = document.querySelector("#actions button, #actions input");
    if (!action || !inside(action, document.getElementById("choice"))) {
      found.push("no action is in sight");
    }
    return found;
  }

  /** Labels of a board that are too small, or have two meanings. */
  function labels(board) {
    const found = [];
    const spaces = [...board.querySelectorAll("text.corner")];
    const seen = new Set(spaces.map((space) => space.textContent.toUpperCase()));
    if (spaces.some((space) => space.getScreenCTM().a < 0.7)) {
      found.push("the names of spaces are too small");
    }
    board.querySelectorAll("text.mark").forEach((mark) => {
      const name = mark.textContent.toUpperCase();
      const key = name + " of " + mark.parentElement.querySelector(".figure, .token").getAttribute("class");
      if (seen.has(name) || seen.has(key)) {
        found.push("two things are called " + name);
      }
      seen.add(key);
    });
    return found;
  }
  return { lines, wrong };
})();
