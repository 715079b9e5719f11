package games.kumite.tmnt.state;

import games.kumite.spi.marks.Immutable;
import games.kumite.tmnt.content.CardEntry;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.CharacterKind;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.content.PlayTime;
import games.kumite.tmnt.content.Slot;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The printed content of a card ({@link CardEntry}), laid out for quick sums. Immutable once {@link FaceBuilder} has made
 * it.
 */
@Immutable
public final class Face {

  /** The timing of Treasures that are not Items and may be played at any time. */
  public static final int ANY_TIME = 1 << CardType.values().length;

  /**
   * Marks: an Item or One-Shot; a card with an action in play other than being turned; a card that may give room for
   * Items.
   */
  public static final int ITEM = ANY_TIME << 1;
  public static final int ACTS = ANY_TIME << 2;
  public static final int ROOM = ANY_TIME << 3;

  public final int index;
  public final CardType type;
  public final boolean isItem;
  /** The deck that it is drawn from (MT-RUL-06). */
  public final DeckKind deck;
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
  public final PlayTime when;
  /** A bit for the time at which it is played from the hand: its type's, or {@link #ANY_TIME}. */
  public final int timing;
  public final CharacterKind kind;
  /** Of a Stance: its number. */
  public final int stance;

  /** The display text of its effects. */
  public String text = "";
  /** Of a monster: the number of the first that bears its name. */
  public int title;
  /** The condition for equipping an Item. */
  public ResolvedCondition requires = FaceBuilder.ALWAYS;
  /**
   * Constant strength; for a card played on a monster or for a side of choice, the strength that is summed up again
   * each time.
   */
  public ConditionalBonus[] strength = FaceBuilder.NO_SUMS;
  /** Of a One-Shot: such strength for the players' side. */
  public ConditionalBonus[] sideStrength = FaceBuilder.NO_SUMS;
  /** Of a One-Shot: whether it has strength that is for the players' side without any choice. */
  public boolean helpsSide;
  /** Constant help or hindrance on the run; of a Trap, the part that persists. */
  public ConditionalBonus[] run = FaceBuilder.NO_SUMS;
  /** Whether playing it does nothing unless a condition holds. */
  public boolean isConditional;
  /** The effects of playing it. */
  public Ability[] play = Ability.NONE;
  /** The most strength that these effects give. */
  public int played;
  /** A bit for each verb of these effects, in the order of the vocabulary. */
  int playedVerbs;
  /** The effects on a player whom it catches. */
  public Ability[] bad = Ability.NONE;
  /** The effects of its kill. */
  public Ability[] afterKill = Ability.NONE;
  /** The ability that its owner may use, null if there is none. */
  public @Nullable Ability activate;
  /** The ability for which its owner may discard it, null if there is none. */
  public @Nullable Ability teamUp;
  /** The ability that replaces the draw of a loot, null if there is none. */
  public @Nullable Ability onLoot;
  /** The ability that improves a sale, null if there is none. */
  public @Nullable Ability onSell;
  /** The choice that comes before its effects are carried out. */
  public Aim aim = Aim.NONE;
  /** The choice that comes before its Team-up ability. */
  public Aim teamAim = Aim.NONE;
  /** The condition that a removed monster must meet. */
  public ResolvedCondition fitting = FaceBuilder.ALWAYS;
  /** The conditions under which it wins ties (WINTIES). */
  public ResolvedCondition[] winsTies = FaceBuilder.NEVER;
  /** Of a monster: the conditions under which no die is rolled against it. */
  public ResolvedCondition[] noEscape = FaceBuilder.NEVER;
  /** Of a monster: the conditions under which no player is asked or forced to help. */
  public ResolvedCondition[] noHelp = FaceBuilder.NEVER;
  /** Of a monster: the conditions under which only Levels count. */
  public ResolvedCondition[] levelOnly = FaceBuilder.NEVER;
  /** Of a monster: the conditions under which only the helper's Level counts. */
  public ResolvedCondition[] levelOnlyHelper = FaceBuilder.NEVER;
  /** Of a monster: the conditions under which the players have no One-Shots. */
  public ResolvedCondition[] noOneShot = FaceBuilder.NEVER;
  /** Of a monster: the Level up to which it does not pursue. */
  public ConditionalBonus[] noPursue = FaceBuilder.NO_SUMS;
  /** The Charity limit that it gives. */
  public ConditionalBonus[] handLimit = FaceBuilder.NO_SUMS;
  /** The additional One-Hand Items that it allows. */
  public ConditionalBonus[] extraHand = FaceBuilder.NO_SUMS;
  /** The additional Items of any slot that it allows. */
  public ConditionalBonus[] extraAny = FaceBuilder.NO_SUMS;
  /** Whether it gives room for more Items. */
  public boolean givesRoom;
  /** Of a Trap: its strength in the next combat. */
  public ConditionalBonus[] next = FaceBuilder.NO_SUMS;
  /** Of a Trap: its change of rolls in the next combat. */
  public ConditionalBonus[] nextRun = FaceBuilder.NO_SUMS;
  /** Of a Trap: whether it stays with its victim after the combat. */
  public boolean persists;

  /** A choice that must be made before a card's effects. */
  public enum Aim { NONE, CHOICE, MONSTER, FITTING, LEVEL, STEAL, FORCE, ATTACH, PAIR }

  Face(int index, int copy, DeckKind deck, CardEntry entry, String name, CharacterKind kind, int stance) {
    this.index = index;
    this.deck = deck;
    id = entry.id(copy);
    label = entry.label(name, copy);
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
    timing = when == PlayTime.ANY && (type == CardType.LEVEL_CARD || type == CardType.SPECIAL) ? ANY_TIME : timing(type);
  }

  /** Returns a bit for each of some types of cards. */
  public static int timing(CardType... types) {
    return Arrays.stream(types).mapToInt(type -> 1 << type.ordinal()).sum();
  }

  /** Returns whether its owner can use it with this verb, by ACTIVATE. */
  public boolean activates(EffectVerb verb) {
    return activate != null && activate.effect().is(verb);
  }

  /** Returns whether its owner can discard it for this verb. */
  public boolean teamsUp(EffectVerb verb) {
    return teamUp != null && teamUp.effect().is(verb);
  }

  /**
   * Returns the marks by which rules decide whether to look at the card more closely: a bit for its type, its timing
   * and each of the marks.
   */
  int marks() {
    boolean acts = activate != null || teamUp != null
        || (timing(type) & timing(CardType.STANCE, CardType.KATA, CardType.ALLY, CardType.ONE_SHOT)) != 0;
    return timing(type) | timing | (isItem ? ITEM : 0) | (acts ? ACTS : 0) | (givesRoom ? ROOM : 0);
  }

  /** Returns how often playing it has a verb's effect. */
  public int times(EffectVerb verb) {
    return (int) Arrays.stream(play)
        .filter(part -> part.effect().is(verb) || part.clause().otherwise().is(verb)).count();
  }

  /** Returns whether playing it has a verb's effect. */
  public boolean plays(EffectVerb verb) {
    return (playedVerbs >> verb.ordinal() & 1) != 0;
  }
}
