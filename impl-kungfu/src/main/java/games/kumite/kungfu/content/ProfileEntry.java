package games.kumite.kungfu.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code profiles.json}: a kind of figure for a gang (KF-SET-06).
 *
 * @param id the id
 * @param name the display name
 * @param group the group that it belongs to; no rule
 * @param type Extra, Bruiser or Protagonist
 * @param points the cost
 * @param quality its Q
 * @param combat its C
 * @param traits its traits; Grenade may be there three times
 * @param forms other forms of one with Shape-shift
 * @param rare the number that a gang may have, 0 for any number (KF-GANG-10)
 * @param sex for Knock-out Beauty
 * @param marks the other marks (KF-RUL-48)
 * @param printed whether it stands in the book, which need not add up (KF-RUL-50)
 */
public record ProfileEntry(
    String id,
    @Range(min = 1, max = 60) String name,
    @Range(min = 1, max = 40) String group,
    FigureType type,
    @Range(min = 1, max = 200) int points,
    @Range(min = 2, max = 6) int quality,
    @Range(min = 0, max = 6) int combat,
    @Range(min = 0, max = 30) List<Trait> traits,
    @Range(min = 0, max = 3) @Default("[]") List<Form> forms,
    @Range(min = 0, max = 15) @Default("0") int rare,
    @Default("\"male\"") Sex sex,
    @Range(min = 0, max = 6) @Default("[]") List<Mark> marks,
    @Default("false") boolean printed) {}
