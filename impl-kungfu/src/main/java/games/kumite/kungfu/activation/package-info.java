/** Who acts: nomination, dice, Reactions, actions one by one, the turnover (KF-ACT). */
@NullMarked
package games.kumite.kungfu.activation;

import org.jspecify.annotations.NullMarked;
