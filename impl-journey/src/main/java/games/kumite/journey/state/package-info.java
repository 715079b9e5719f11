/**
 * The state of a match: cards in zones, miniatures in poses, numbers, and the fixed values.
 *
 * <p>Figures are numbered: the four pilgrims in the order of the content, then every demon miniature of the box, type
 * by type; a demon that is not on the map is free. Tokens of a quest are its pieces, numbered gates, sutras, villagers,
 * wells, mystical boxes, doors.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>All numbers are in one array</b> ({@link games.kumite.journey.state.Counters}), the figures and tokens on each
 *       square in another object ({@link games.kumite.journey.state.Occupancy}): a copy is three {@code clone()}s beside
 *       the cards. The squares follow from poses and pieces and are kept because every search asks them.
 *   <li><b>Numbers that things have are typed, things are not.</b> {@code Counters.CHI} is a number of pilgrims by its
 *       type. Figures, poses, squares and tokens are plain {@code int}s, since searches keep them in arrays; a test checks
 *       that what is named a pose is not handed on as a square, and both find 3 of 4 swapped arguments. Tried and rejected:
 *       Error Prone's comparison of names, which finds 1 of 4; a subtyping checker, which needs 770 annotations and
 *       still complains at 680 places, most of them loops; an enum for facings, which adds more conversions than
 *       it removes.
 *   <li><b>Each miniature has its place for the whole match.</b> Available demons, the results of promotion and the
 *       beginning of rage follow from poses; nothing is created or discarded.
 *   <li><b>All quests are prepared before one is chosen</b>, since the choice is a decision of the match (JW-D-01):
 *       arrays are as large as the largest quest needs.
 *   <li><b>Hands lie open</b>, as the ledger has it: nothing is hidden but the order of face-down decks.
 *   <li><b>Weapon cards and conditions are numbers</b>, not cards in zones: the level says which weapon card is on top,
 *       and the supply of conditions has no end (JW-RUL-31).
 * </ul>
 */
@NullMarked
package games.kumite.journey.state;

import org.jspecify.annotations.NullMarked;
