// Looks through window.KUMITE_INDEX, [address, heading, text] for each section: every word must occur, headings count most.
(() => {
  const up = document.currentScript.dataset.up;
  const field = document.getElementById('search');
  const results = document.getElementById('results');
  const most = 12;
  const around = 70;

  const guides = document.querySelector('nav details');
  if (window.matchMedia('(max-width: 760px)').matches) {
    guides.removeAttribute('open');
  }

  function score(entry, words) {
    const heading = entry[1].toLowerCase();
    const text = entry[2].toLowerCase();
    let sum = 0;
    for (const word of words) {
      const inHeading = heading.includes(word);
      const often = text.split(word).length - 1;
      if (!inHeading && often === 0) {
        return 0;
      }
      sum += (heading === word ? 40 : inHeading ? 20 : 0) + Math.min(often, 5);
    }
    return entry[0].includes('-rules.html') ? sum / 4 : sum;
  }

  function marked(text, words) {
    const at = Math.max(0, Math.min(...words.map(word => text.toLowerCase().indexOf(word)).filter(found => found >= 0), text.length) - around);
    const part = document.createElement('small');
    const shown = (at > 0 ? '…' : '') + text.slice(at, at + 3 * around) + (at + 3 * around < text.length ? '…' : '');
    const pattern = new RegExp('(' + words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') + ')', 'gi');
    shown.split(pattern).forEach((piece, i) => {
      const node = document.createElement(i % 2 ? 'mark' : 'span');
      node.textContent = piece;
      part.append(node);
    });
    return part;
  }

  function show() {
    const words = field.value.toLowerCase().split(/\s+/).filter(word => word.length > 1);
    results.hidden = words.length === 0;
    results.replaceChildren();
    if (words.length === 0) {
      return;
    }
    const found = window.KUMITE_INDEX.map(entry => [score(entry, words), entry]).filter(each => each[0] > 0)
      .sort((a, b) => b[0] - a[0]).slice(0, most);
    for (const [, entry] of found) {
      const line = document.createElement('p');
      const link = document.createElement('a');
      link.href = up + entry[0];
      link.textContent = entry[1];
      line.append(link, marked(entry[2], words));
      results.append(line);
    }
    if (found.length === 0) {
      const line = document.createElement('p');
      line.textContent = 'Nothing found.';
      results.append(line);
    }
  }

  field.addEventListener('input', show);
  document.addEventListener('keydown', event => {
    if (event.key === '/' && document.activeElement !== field) {
      event.preventDefault();
      field.focus();
    } else if (event.key === 'Escape' && document.activeElement === field) {
      field.value = '';
      show();
    }
  });
  const asked = new URLSearchParams(location.search).get('q');
  if (asked) {
    field.value = asked;
    show();
  }
})();
