/**
 * The ledger's Demon AI as pure functions of the state. Nothing here changes a state, asks a question or uses chance.
 *
 * <p>The steps of an activation are:
 *
 * <pre>{@code
 * ActivationOrder order = DemonOrder.order(journey);                       // once, when the demons' activation begins
 * ActivationProgress activation = ActivationProgress.of(journey, order.at(i)); // without AP if inactive or paralyzed
 * Plan plan = activation.plan(journey);                      // Plan.NOTHING: the activation ends
 * int end = DemonMove.end(journey, demon, plan.pose());          // where its move ends; DemonMove.of has the poses on the way
 * activation = activation.after(journey, plan.moves());      // AP are spent; a fallen quarry is replaced
 * // plan.attacks() times: attack all of plan.hits(), in the order that JW-D-14 gives if they are several; then
 * activation = activation.after(journey, 1);
 * boolean goesOn = activation.canContinue(journey, plan);         // else plan again with the AP left
 * // plan.movesOn(): the closing move to plan.closing() takes the AP left; else plan again while there are any
 * }</pre>
 *
 * <p>A demon that {@link games.kumite.journey.demon.OmChant#holds Om Chant holds} after a move is done, whatever its AP. If
 * it is defeated, its activation is over. {@code ActivationProgress}, {@code Plan} and {@code ActivationOrder} are values and may lie in
 * a step. {@link games.kumite.journey.demon.SpawnPose} looks for a pose at a gate by the same plans.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The set of targets is chosen here, their order is not</b>: every attack hits all it can (JW-AI-08), and the
 *       order is the players' (JW-D-14). No plan depends on it. If the best plans hit different sets, {@code Plan.sets()}
 *       names them, and players choose (JW-D-33).
 *   <li><b>Rays are followed back from the pilgrims</b>, once for an outlook, instead of out from every pose that can be
 *       reached.
 *   <li><b>One flood back from the goals serves every approach</b>, that of the start and the closing moves from all
 *       other poses, since a goal does not depend on where the demon comes from. Toward a goal that can be reached only
 *       the cheapest ways are followed. A flood goes back only until it meets the demon.
 *   <li><b>A plan is compared by one number</b> ({@code PlanSortKeys}) whose parts are the ledger's keys in their order, the
 *       pose last, so that only plans with the same targets are decided by it.
 *   <li><b>Each activation makes its own arrays</b>, some 10 kilobytes. To keep them in the state would make them a
 *       part of it, in a static variable they would belong to all matches. On the shipped quests with ten demons in
 *       random poses an activation costs 6 microseconds on average and 30 at the most; a berserker's, whose turns sweep
 *       squares, up to 55 in rage. With its attacks, spawning and the rest of a turn a demon costs 18 microseconds in
 *       random matches of Q1 ({@code Speed Q1 1 20} on a quiet machine); of all quests Q2 and Q3 cost most, 1.5 times
 *       as much as Q1 in one run. A pose to appear in costs 40 to 70, since each of up to 32 is tried with its own
 *       plan.
 *   <li><b>A test writes the ledger's pseudocode down once more</b>, word by word and slowly, and compares plans in random
 *       positions.
 * </ul>
 */
@NullMarked
package games.kumite.journey.demon;

import org.jspecify.annotations.NullMarked;
