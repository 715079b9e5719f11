package games.kumite.spi.broken;

import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.Zone;
import java.util.List;

/** The zones of Undercut, and a cup for each seat. */
record Board(Zone deck, List<Zone> hands, Zone pile, Zone grave, Zone quarry, Zone stones, List<SecretNumber> cups) {}
