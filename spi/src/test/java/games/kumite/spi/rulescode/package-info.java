/** Tests of the kit's rules for the code of games. */
@NullMarked
package games.kumite.spi.rulescode;

import org.jspecify.annotations.NullMarked;
