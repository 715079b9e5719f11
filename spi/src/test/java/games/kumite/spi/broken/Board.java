package games.kumite.spi.broken;

import games.kumite.spi.cards.Zone;
import java.util.List;

/** The zones of Undercut. */
record Board(Zone deck, List<Zone> hands, Zone pile, Zone grave) {}
