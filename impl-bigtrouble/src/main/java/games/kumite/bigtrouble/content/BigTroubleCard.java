package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/**
 * A Big Trouble card.
 *
 * @param entry the printed entry
 * @param effects the effects
 * @param tiers the types of minions that it spawns, by tier: base, 3-4 players, Director's Cut (BT-BTC-06)
 */
public record BigTroubleCard(Entry entry, Effects effects, List<List<Integer>> tiers) {

  /**
   * An entry of {@code big-trouble}.
   *
   * @param id the id
   * @param name the name
   * @param threat the spaces that the threat token advances
   * @param effects the effects
   * @param space the street space where its minions appear
   * @param base abbreviations of the minions that always appear
   * @param threePlayers the additional ones with three or four players
   * @param directors the additional ones in the Director's Cut
   */
  public record Entry(
      String id,
      @Range(min = 1, max = 60) String name,
      @Range(min = 0, max = 9) int threat,
      @Default("\"\"") String effects,
      @RefersTo(ContentNames.STREET) String space,
      @Range(min = 0, max = 6) @RefersTo(ContentNames.ABBREVIATION) List<String> base,
      @Range(min = 0, max = 6) @RefersTo(ContentNames.ABBREVIATION) List<String> threePlayers,
      @Range(min = 0, max = 6) @RefersTo(ContentNames.ABBREVIATION) List<String> directors) {}
}
