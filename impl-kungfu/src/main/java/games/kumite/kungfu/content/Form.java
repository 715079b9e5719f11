package games.kumite.kungfu.content;

import games.kumite.spi.content.Range;
import java.util.List;

/**
 * Another form of a figure with Shape-shift (KF-TRT-60, KF-GANG-18): only its own traits count in it.
 *
 * @param name the name
 * @param traits its traits
 */
public record Form(@Range(min = 1, max = 40) String name, List<Trait> traits) {}
