package games.kumite.tmnt.state;

import games.kumite.spi.Shared;
import games.kumite.tmnt.content.CardEntry;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Kind;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.content.When;
import org.jspecify.annotations.Nullable;

/** What is printed on a card, laid out for quick sums. Immutable once {@link Printing} has made it. */
@Shared
public final class Face {

  /** Its number. */
  public final int index;
  /** The number of the first card that looks like this one. */
  public final int name;
  /** What it is. */
  public final CardType type;
  /** Its id, {@code M05}. */
  public final String id;
  /** Its name for people. */
  public final String label;
  /** Of a monster. */
  public final int level;
  /** Of a monster. */
  public final int treasures;
  /** Of a monster: the Levels for killing it. */
  public final int kills;
  /** Of a monster: a bit for each tag. */
  public final int tags;
  /** Of a Kata. */
  public final int rank;
  /** Of an Item or Ally. */
  public final int bonus;
  /** Of an Item. */
  public final Slot slot;
  /** Of an Item. */
  public final int gold;
  /** Of a Treasure. */
  public final When when;
  /** Of a character. */
  public final Kind kind;
  /** Of a Stance: its number. */
  public final int stance;

  /** What equips an Item. */
  public Need requires = Printing.ALWAYS;
  /** Constant strength. */
  public Sum[] strength = Printing.NO_SUMS;
  /** Constant help or hindrance on the run; of a Trap what persists. */
  public Sum[] run = Printing.NO_SUMS;
  /** What happens when it is played. */
  public Clauses play = Clauses.NONE;
  /** What happens to whom it catches. */
  public Clauses bad = Clauses.NONE;
  /** What its kill brings. */
  public Clauses afterKill = Clauses.NONE;
  /** What its owner may use, null if nothing. */
  public @Nullable Clause activate;
  /** What its owner may discard it for, null if nothing. */
  public @Nullable Clause teamUp;
  /** What replaces the draw of a loot, null if nothing. */
  public @Nullable Clause onLoot;
  /** What a sale gains, null if nothing. */
  public @Nullable Clause onSell;
  /** The choice that comes before its effects are carried out. */
  public Aim aim = Aim.NONE;
  /** The same for its Team-up ability. */
  public Aim teamAim = Aim.NONE;
  /** What a removed monster must be. */
  public Need fitting = Printing.ALWAYS;
  /** Whether it wins ties (WINTIES). */
  public boolean winsTies;
  /** A monster: no die is rolled against it. */
  public boolean noEscape;
  /** A monster: nobody is asked or forced to help. */
  public boolean noHelp;
  /** A monster: only Levels count. */
  public boolean levelOnly;
  /** A monster: only the helper's Level counts. */
  public boolean levelOnlyHelper;
  /** A monster: no One-Shot for the players. */
  public boolean noOneShot;
  /** A monster: up to this Level it does not pursue. */
  public int noPursue;
  /** The Charity limit that it gives, 0 for none. */
  public int handLimit;
  /** One-Hand Items more. */
  public int extraHand;
  /** Items of any slot more. */
  public int extraAny;
  /** A Trap that counts in the next combat. */
  public int next;
  /** The same, for the rolls. */
  public int nextRun;
  /** A Trap that stays with its victim after the combat. */
  public boolean persists;

  /** What must be chosen before a card's effects. */
  public enum Aim { NONE, CHOICE, MONSTER, FITTING, LEVEL, STEAL, FORCE, ATTACH, PAIR }

  Face(int index, int name, CardEntry entry, Kind kind, int stance) {
    this.index = index;
    this.name = name;
    this.kind = kind;
    this.stance = stance;
    type = entry.type();
    id = entry.id();
    label = entry.name();
    level = entry.level();
    treasures = entry.treasures();
    kills = entry.kills();
    int bits = 0;
    for (var tag : entry.tags()) {
      bits |= 1 << tag.ordinal();
    }
    tags = bits;
    rank = entry.rank();
    bonus = entry.bonus();
    slot = entry.slot();
    gold = entry.gold();
    when = entry.when();
  }

  /** Whether a Trap stays with its victim. */
  public boolean isKept() {
    return next != 0 || nextRun != 0 || persists;
  }

  /** Whether its owner can use it with this verb, by ACTIVATE. */
  public boolean activates(Verb verb) {
    return activate != null && activate.effect().verb() == verb;
  }

  /** Whether its owner can discard it for this verb. */
  public boolean teamsUp(Verb verb) {
    return teamUp != null && teamUp.effect().verb() == verb;
  }

  /** Whether playing it begins with this verb. */
  public boolean plays(Verb verb) {
    return play.size() > 0 && play.at(0).effect().verb() == verb;
  }

  /** Whether its text gives strength when it is used: {@code STR} of an ACTIVATE. */
  public int bought() {
    return activate != null && activate.effect() instanceof Effect.Strength strength ? strength.amount() : 0;
  }
}
