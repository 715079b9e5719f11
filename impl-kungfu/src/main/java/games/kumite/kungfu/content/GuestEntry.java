package games.kumite.kungfu.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code guests.json}: a figure that no gang pays for, such as a V.I.P. (KF-VIP) or the hidden civilian.
 *
 * @param id the id
 * @param name the display name
 * @param quality its Q
 * @param combat its C
 * @param traits its traits
 * @param sex for Knock-out Beauty
 * @param marks the other marks
 * @param damage as what it takes damage
 * @param civilian whether it never counts as an enemy for Free Moves (KF-ACT-38)
 */
public record GuestEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    @Range(min = 2, max = 6) int quality,
    @Range(min = 0, max = 6) int combat,
    @Default("[]") List<Trait> traits,
    @Default("\"male\"") Sex sex,
    @Default("[]") List<Mark> marks,
    @Default("\"extra\"") FigureType damage,
    @Default("false") boolean civilian) {}
