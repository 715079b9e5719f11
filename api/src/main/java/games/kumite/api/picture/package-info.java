/**
 * Tables as pictures: any {@link games.kumite.api.Table} as SVG that a page can show, click, highlight and restyle.
 *
 * <p>The picture knows the shared vocabulary of elements and no game. It loads nothing, runs no script, and escapes every
 * name. A program saves it as a file or puts it into a page:
 *
 * <pre>{@code
 * String svg = TablePicture.of(perspective.table()).game(game).width(900).highlight(ids).svg();
 * }</pre>
 *
 * <h2>What a page finds in it</h2>
 *
 * <ul>
 *   <li>The group of each drawn element has the element's id as {@code data-id}, its kind as {@code data-kind} and
 *       its {@linkplain games.kumite.api.Element#art art} as {@code data-art}. Groups lie in each other as elements do, but
 *       the pieces on a board lie beside its spaces. Every element is drawn except what is below the top of a folded pile, or more
 *       than twelve cards down in another pile, unless it is highlighted.
 *   <li>The groups of highlighted elements have the class {@code highlight}.
 *   <li>The group of class {@code surface} of a board with measured places has the board's id as {@code data-board} and the
 *       board's {@code data-unit}, {@code data-width} and {@code data-height} as far as the board has these attributes. Its
 *       coordinates are those of the board.
 *   <li>The group of class {@code notes} of a board is its legend, and what lies on the board without a place.
 *   <li>Colours are CSS variables of the root, which has the class {@code kumite}: {@code --kumite-paper},
 *       {@code --kumite-panel}, {@code --kumite-card}, {@code --kumite-text}, {@code --kumite-highlight},
 *       {@code --kumite-seat0} to {@code --kumite-seat5}, {@code --kumite-ground0} to {@code --kumite-ground11} and others
 *       that the style sheet in the picture lists. Every rule of it applies inside {@code svg.kumite} only.
 *   <li>The root has a width, a height and a view box, so that {@code svg { width: 100%; height: auto }} fits it anywhere.
 * </ul>
 *
 * <h2>Clicks</h2>
 *
 * <p>A click names an element, or a point of an open table in the board's unit, as an
 * {@link games.kumite.api.ActionTemplate} wants it:
 *
 * <pre class="javascript">{@code
 * page.addEventListener("click", event => {
 *   const element = event.target.closest("[data-id]");
 *   if (element) chosen(element.dataset.id);
 *   for (const surface of page.querySelectorAll("[data-board]")) {
 *     const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(surface.getScreenCTM().inverse());
 *     const x = Math.round(point.x), y = Math.round(point.y);
 *     const isOn = x >= 0 && y >= 0 && x <= surface.dataset.width && y <= surface.dataset.height;
 *     if (isOn) pointed(surface.dataset.board, x, y);
 *   }
 * });
 * }</pre>
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The drawing is made in Java, not in the page</b>, so that a file and a page look the same, and tests see what a
 *       person sees.
 *   <li><b>One element of SVG stands on one line.</b> A page that steps through a match keeps each line once.
 *   <li><b>A board whose spaces have places is drawn as a map; one without is laid out by its links</b>, such that the way
 *       between two spaces in steps is about the distance between them on the sheet (stress majorization; Gansner, Koren,
 *       North 2004).
 *   <li><b>A board that is wider than the picture shrinks alone</b>: hands and seats stay readable on a telephone.
 * </ul>
 */
@NullMarked
package games.kumite.api.picture;

import org.jspecify.annotations.NullMarked;
