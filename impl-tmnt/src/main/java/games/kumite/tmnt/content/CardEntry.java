package games.kumite.tmnt.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code doors.json} or {@code treasures.json}. Fields that the type does not have stay at
 * their defaults; texts of effects are in the vocabulary of the ledger.
 *
 * @param id the id, which cards that look alike share
 * @param name what is printed on it
 * @param type what it is
 * @param copies how many such cards there are
 * @param level a monster's Level
 * @param treasures a monster's Treasures
 * @param kills the Levels for killing a monster
 * @param tags what a monster is besides
 * @param rank a Kata's Rank
 * @param bonus an Item's or Ally's bonus
 * @param slot where an Item is worn
 * @param gold an Item's worth
 * @param requires what the owner must be to equip an Item, such as {@code STANCE=DEFENSIVE}
 * @param when the time of play of a Treasure
 * @param word the name of a Stance in conditions
 * @param effects what it does
 * @param badStuff what a monster does to whom it catches
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
    @Default("\"none\"") When when,
    @Default("\"\"") String word,
    @Default("\"\"") String effects,
    @Default("\"\"") String badStuff) {

  /** The id of a copy: those that can be told apart are {@code I22}, {@code I22-2}, {@code I22-3} (MT-RUL-06). */
  public String id(int copy) {
    return copy == 0 || type.isAlike() ? id : id + "-" + (copy + 1);
  }

  /** The name of a copy, for people. */
  public String name(int copy) {
    return copy == 0 || type.isAlike() ? name : name + " (" + (copy + 1) + ")";
  }
}
