/** The contract of a game with content: whatever an owner writes into its files, it is read or refused. */
@NullMarked
package games.kumite.spi.testkit.content;

import org.jspecify.annotations.NullMarked;
