/**
 * The ground of a quest: squares, lines and tiles, and the poses and moves of bases as far as the ground alone decides.
 * Nothing here changes during a match; figures and tokens are in {@code board}.
 *
 * <p>A <em>square</em> is a number, {@code y * width + x}, x growing east and y south. A <em>pose</em> is a square and
 * a facing in one number ({@link games.kumite.journey.map.Pose}): the front-left square of a base seen in
 * facing direction. A <em>way</em> is one of eight directions, 0 north and then clockwise; facing f looks along way
 * {@code 2 f}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Everything fixed is computed once for each quest</b>: for each square which ways are open, for each shape
 *       of base which poses are possible and where each step, turn and push leads. A search then reads arrays. With
 *       160 squares, 4 facings and 3 shapes that is a few dozen kilobytes.
 *   <li><b>Two sets of lines</b>: both colours, and purple alone for those who may pass yellow ones (JW-SDC-09, Cloud
 *       Leap). A second {@link games.kumite.journey.map.BasePoses} is cheaper than a test at every step.
 *   <li><b>It lies below {@code content}</b> because quests are checked with it when they are read, and states hold it.
 * </ul>
 */
@NullMarked
package games.kumite.journey.map;

import org.jspecify.annotations.NullMarked;
