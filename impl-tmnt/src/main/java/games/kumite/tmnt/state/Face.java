package games.kumite.tmnt.state;

import games.kumite.spi.marks.Shared;
import games.kumite.tmnt.content.CardEntry;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Deck;
import games.kumite.tmnt.content.Kind;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.content.When;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is printed on a card ({@link CardEntry}), laid out for quick sums. Immutable once {@link Printing} has made it. */
@Shared
public final class Face {

  /** The timing of Treasures that are no Items and may be played at any time. */
  public static final int ANY_TIME = 1 << CardType.values().length;

  /** Marks: an Item or One-Shot; what can do something in play besides being turned; what may give room for Items. */
  public static final int ITEM = ANY_TIME << 1;
  public static final int ACTS = ANY_TIME << 2;
  public static final int ROOM = ANY_TIME << 3;

  public final int index;
  public final CardType type;
  public final boolean isItem;
  /** The deck that it is drawn from (MT-RUL-06). */
  public final Deck deck;
  /** Its id, {@code M05}. */
  public final String id;
  public final String label;
  public final int level;
  public final int treasures;
  /** Of a monster: the Levels for killing it. */
  public final int kills;
  /** Of a monster: a bit for each tag. */
  public final int tags;
  public final int rank;
  public final int bonus;
  public final Slot slot;
  public final int gold;
  public final When when;
  /** A bit for the time at which it is played from the hand: that of its type, or {@link #ANY_TIME}. */
  public final int timing;
  public final Kind kind;
  /** Of a Stance: its number. */
  public final int stance;

  /** What it does, in words for people. */
  public String text = "";
  /** Of a monster: the number of the first that bears its name. */
  public int title;
  /** What equips an Item. */
  public Need requires = Printing.ALWAYS;
  /** Constant strength; of a card played on a monster or for a side of choice, what is summed up again each time. */
  public Sum[] strength = Printing.NO_SUMS;
  /** Of a One-Shot: the same, for the players' side. */
  public Sum[] sideStrength = Printing.NO_SUMS;
  /** Of a One-Shot: whether it has strength that is for the players' side without any choice. */
  public boolean helpsSide;
  /** Constant help or hindrance on the run; of a Trap what persists. */
  public Sum[] run = Printing.NO_SUMS;
  /** Whether playing it does nothing unless a condition holds. */
  public boolean isConditional;
  /** What happens when it is played. */
  public Ability[] play = Ability.NONE;
  /** The strength that this gives, at most. */
  public int played;
  /** A bit for each verb of that, in the order of the vocabulary. */
  int playedVerbs;
  /** What happens to whom it catches. */
  public Ability[] bad = Ability.NONE;
  /** What its kill brings. */
  public Ability[] afterKill = Ability.NONE;
  /** What its owner may use, null if nothing. */
  public @Nullable Ability activate;
  /** What its owner may discard it for, null if nothing. */
  public @Nullable Ability teamUp;
  /** What replaces the draw of a loot, null if nothing. */
  public @Nullable Ability onLoot;
  /** What a sale gains, null if nothing. */
  public @Nullable Ability onSell;
  /** The choice that comes before its effects are carried out. */
  public Aim aim = Aim.NONE;
  /** The same for its Team-up ability. */
  public Aim teamAim = Aim.NONE;
  /** What a removed monster must be. */
  public Need fitting = Printing.ALWAYS;
  /** When it wins ties (WINTIES). */
  public Need[] winsTies = Printing.NEVER;
  /** A monster: when no die is rolled against it. */
  public Need[] noEscape = Printing.NEVER;
  /** A monster: when nobody is asked or forced to help. */
  public Need[] noHelp = Printing.NEVER;
  /** A monster: when only Levels count. */
  public Need[] levelOnly = Printing.NEVER;
  /** A monster: when only the helper's Level counts. */
  public Need[] levelOnlyHelper = Printing.NEVER;
  /** A monster: when there is no One-Shot for the players. */
  public Need[] noOneShot = Printing.NEVER;
  /** A monster: up to this Level it does not pursue. */
  public Sum[] noPursue = Printing.NO_SUMS;
  /** The Charity limit that it gives. */
  public Sum[] handLimit = Printing.NO_SUMS;
  /** One-Hand Items more. */
  public Sum[] extraHand = Printing.NO_SUMS;
  /** Items of any slot more. */
  public Sum[] extraAny = Printing.NO_SUMS;
  /** Whether it gives room for more Items. */
  public boolean givesRoom;
  /** A Trap that counts in the next combat. */
  public Sum[] next = Printing.NO_SUMS;
  /** The same, for the rolls. */
  public Sum[] nextRun = Printing.NO_SUMS;
  /** A Trap that stays with its victim after the combat. */
  public boolean persists;

  /** What must be chosen before a card's effects. */
  public enum Aim { NONE, CHOICE, MONSTER, FITTING, LEVEL, STEAL, FORCE, ATTACH, PAIR }

  Face(int index, int copy, Deck deck, CardEntry entry, Kind kind, int stance) {
    this.index = index;
    this.deck = deck;
    id = entry.id(copy);
    label = entry.name(copy);
    this.kind = kind;
    this.stance = stance;
    type = entry.type();
    isItem = type.isItem();
    level = entry.level();
    treasures = entry.treasures();
    kills = entry.kills();
    tags = entry.tags().stream().mapToInt(tag -> 1 << tag.ordinal()).reduce(0, (some, other) -> some | other);
    rank = entry.rank();
    bonus = entry.bonus();
    slot = entry.slot();
    gold = entry.gold();
    when = entry.when();
    timing = when == When.ANY && (type == CardType.LEVEL_CARD || type == CardType.SPECIAL) ? ANY_TIME : timing(type);
  }

  /** A bit for each type of cards. */
  public static int timing(CardType... types) {
    return Arrays.stream(types).mapToInt(type -> 1 << type.ordinal()).sum();
  }

  /** Returns whether its owner can use it with this verb, by ACTIVATE. */
  public boolean activates(Verb verb) {
    return activate != null && activate.effect().verb() == verb;
  }

  /** Returns whether its owner can discard it for this verb. */
  public boolean teamsUp(Verb verb) {
    return teamUp != null && teamUp.effect().verb() == verb;
  }

  /** What decides whether rules look at the card more closely: a bit for its type, its timing and each of the marks. */
  int marks() {
    boolean acts = activate != null || teamUp != null
        || (timing(type) & timing(CardType.STANCE, CardType.KATA, CardType.ALLY, CardType.ONE_SHOT)) != 0;
    return timing(type) | timing | (isItem ? ITEM : 0) | (acts ? ACTS : 0) | (givesRoom ? ROOM : 0);
  }

  /** Returns how often playing it does this. */
  public int times(Verb verb) {
    return (int) Arrays.stream(play)
        .filter(part -> part.effect().verb() == verb || part.clause().otherwise().verb() == verb).count();
  }

  /** Returns whether playing it does this. */
  public boolean plays(Verb verb) {
    return (playedVerbs >> verb.ordinal() & 1) != 0;
  }
}
