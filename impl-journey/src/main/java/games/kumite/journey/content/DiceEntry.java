package games.kumite.journey.content;

import games.kumite.spi.content.Range;
import java.util.List;

/**
 * The file {@code dice.json}: the faces of the dice that are summed up, an X being 0.
 *
 * @param red the attack and cleanse die
 * @param blue the defense die
 */
public record DiceEntry(
    @Range(min = 6, max = 6) List<Integer> red, @Range(min = 6, max = 6) List<Integer> blue) {}
