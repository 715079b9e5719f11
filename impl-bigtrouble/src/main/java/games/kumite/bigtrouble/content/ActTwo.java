package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.spi.content.Default;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/**
 * A side of the Act II setup card, by the track that was filled.
 *
 * @param entry the printed entry
 * @param effects the effects
 * @param threePlayers the additional effects with three or four players
 */
public record ActTwo(Entry entry, Effects effects, Effects threePlayers) {

  /** The ids of both sides: the Big Trouble track, the audacity track. */
  public static final List<String> SIDES = List.of("threat", "audacity");

  /**
   * An entry of {@code act-two}.
   *
   * @param id the track that was filled
   * @param space the space where Lo Pan begins
   * @param effects the effects
   * @param threePlayers the additional effects with three or four players
   */
  public record Entry(
      String id,
      @RefersTo(ContentNames.LAIR) String space,
      @Default("\"\"") String effects,
      @Default("\"\"") String threePlayers) {}
}
