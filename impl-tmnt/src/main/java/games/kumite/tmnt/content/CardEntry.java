package games.kumite.tmnt.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code doors.json} or {@code treasures.json}. Fields that the type does not have stay at
 * their defaults; texts of effects are in the vocabulary of the ledger.
 *
 * @param id the id, which cards that look alike share
 * @param name the printed name
 * @param type the type of card
 * @param copies the number of such cards
 * @param level a monster's Level
 * @param treasures a monster's Treasures
 * @param kills the Levels for killing a monster
 * @param tags the classes that a monster belongs to
 * @param rank a Kata's Rank
 * @param bonus an Item's or Ally's bonus
 * @param slot the place at which an Item is worn
 * @param gold an Item's worth in Gold Pieces
 * @param requires the condition on the owner for equipping an Item, such as {@code STANCE=DEFENSIVE}
 * @param when the time of play of a Treasure
 * @param word the name of a Stance in conditions
 * @param effects the effects of the card
 * @param badStuff the effects of a monster on a player whom it catches
 */
public record CardEntry(
    String id,
    @Range(min = 1, max = 60) String name,
    CardType type,
    @Range(min = 1, max = 9) @Default("1") int copies,
    @Range(min = 0, max = 40) @Default("0") int level,
    @Range(min = 0, max = 9) @Default("0") int treasures,
    @Range(min = 1, max = 3) @Default("1") int kills,
    @Default("[]") List<Tag> tags,
    @Range(min = 0, max = 4) @Default("0") int rank,
    @Range(min = -9, max = 20) @Default("0") int bonus,
    @Default("\"none\"") Slot slot,
    @Range(min = 0, max = 5000) @Default("0") int gold,
    @Default("\"\"") String requires,
    @Default("\"none\"") PlayTime when,
    @Default("\"\"") String word,
    @Default("\"\"") String effects,
    @Default("\"\"") String badStuff) {

  /**
   * Returns the id of a copy: those that can be told apart are {@code I22}, {@code I22-2}, {@code I22-3} (MT-RUL-06).
   */
  public String id(int copy) {
    return copy == 0 || type.isAlike() ? id : id + "-" + (copy + 1);
  }

  /** Returns the display name of a copy. */
  public String label(String displayName, int copy) {
    return copy == 0 || type.isAlike() ? displayName : displayName + " (" + (copy + 1) + ")";
  }
}
