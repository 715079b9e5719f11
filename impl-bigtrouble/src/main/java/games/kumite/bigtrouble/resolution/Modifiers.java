package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.FreeAction;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.TextCatalog;
import games.kumite.bigtrouble.state.UsableTexts;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The total effects on a hero, permanent or temporary: of upgrade cards, companions, the co-op side, a kept Hell card,
 * showdown cards, and effects that last for a turn, a round or a roll (BT-RUL-80, BT-RUL-93).
 */
public final class Modifiers {

  private static final RollContext[] CONTEXTS = RollContext.values();
  private static final Modifiers[] COUNTED = each(Use.COUNT);
  private static final Modifiers[] NOTED = each(Use.HAPPEN);
  private static final Modifiers[] FORBIDDEN_ACTIONS = Stream.of(FreeAction.values())
      .map(action -> new Modifiers(LastingWord.NO_FREE, RollContext.ALL, action, null, Use.COUNT)).toArray(Modifiers[]::new);
  private static final Modifiers[] FORBIDDEN_ITEMS = Stream.of(ItemKind.values())
      .map(item -> new Modifiers(LastingWord.NO_FREE, RollContext.ALL, FreeAction.USE_ITEM, item, Use.COUNT)).toArray(Modifiers[]::new);

  private final LastingWord verb;
  private final RollContext context;
  private final @Nullable FreeAction action;
  private final @Nullable ItemKind item;
  private final Use use;

  private enum Use { COUNT, HAPPEN }

  private Modifiers(LastingWord verb, RollContext context, @Nullable FreeAction action, @Nullable ItemKind item, Use use) {
    this.verb = verb;
    this.context = context;
    this.action = action;
    this.item = item;
    this.use = use;
  }

  /** Returns the modifiers of all words in all contexts: rules ask for some in every decision. */
  private static Modifiers[] each(Use use) {
    return Stream.of(LastingWord.values()).flatMap(verb -> Stream.of(CONTEXTS).map(context ->
        new Modifiers(verb, context, null, null, use))).toArray(Modifiers[]::new);
  }

  private static int index(LastingWord verb, RollContext context) {
    return verb.ordinal() * CONTEXTS.length + context.ordinal();
  }

  /** Returns the total of a word without context for a hero: its numbers added up, 1 for each without a number. */
  public static int of(GameState state, int seat, LastingWord verb) {
    return of(state, seat, verb, RollContext.ALL);
  }

  /** Returns the total of a word for a hero's rolls of a context. */
  public static int of(GameState state, int seat, LastingWord verb, RollContext context) {
    return COUNTED[index(verb, context)].sum(state, seat);
  }

  /** Returns whether a word holds for a hero. */
  public static boolean holds(GameState state, int seat, LastingWord verb) {
    return of(state, seat, verb) > 0;
  }

  /** Returns whether a free action is forbidden to a hero. */
  public static boolean isForbidden(GameState state, int seat, FreeAction action) {
    return FORBIDDEN_ACTIONS[action.ordinal()].sum(state, seat) > 0;
  }

  /** Returns whether the use of a kind of item is forbidden to a hero, including one that is used at any time. */
  public static boolean isForbidden(GameState state, int seat, ItemKind item) {
    return FORBIDDEN_ITEMS[item.ordinal()].sum(state, seat) > 0;
  }

  /** Returns the total of a word and notes its use: effects of the first time each turn have happened. */
  public static int happened(GameState state, int seat, LastingWord verb, RollContext context) {
    return NOTED[index(verb, context)].sum(state, seat);
  }

  /** Ends the effects that held on a roll. */
  public static void rolled(GameState state, int seat, RollContext context) {
    TextCatalog sheets = state.definition().sheets;
    for (int index = sheets.firstForRoll(); index < sheets.lastingCount(); index++) {
      if (state.lasting(seat, index) > 0 && sheets.lasting(index).effect().context().covers(context)) {
        state.lapse(seat, index);
      }
    }
  }

  private int sum(GameState state, int seat) {
    TextCatalog sheets = state.definition().sheets;
    int sum = ofUpgrades(state, seat, sheets);
    if (sheets.isOfCompanions(verb)) {
      sum += ofCompanions(state, seat);
    }
    if (state.seat(seat, Counters.SIDE) == Counters.COOP) {
      UsableTexts coop = sheets.coop(state.seat(seat, Counters.HERO));
      sum += coop.hasPassive(verb) && HeroCards.isCoopOn(state, seat) ? ofSheet(state, seat, coop) : 0;
    }
    if (sheets.isOfHells(verb)) {
      int hell = state.cards().top(state.zones().kept[seat]);
      sum += hell < 0 ? 0 : ofSheet(state, seat, sheets.hell(state.zones().hell(state.cards().face(hell))));
    }
    sum += ofLasting(state, seat, sheets);
    return state.get(Counters.ACT) == 2 && sheets.isOfShowdowns(verb) ? sum + ofShowdowns(state, seat, sheets) : sum;
  }

  private int ofUpgrades(GameState state, int seat, TextCatalog sheets) {
    int owned = state.seat(seat, Counters.OWNED);
    if (owned == 0) {
      return 0;
    }
    int epic = state.seat(seat, Counters.EPIC);
    int sum = 0;
    for (int left = owned & sheets.upgradesWith(verb, state.seat(seat, Counters.HERO), epic); left != 0; left &= left - 1) {
      int bit = Integer.numberOfTrailingZeros(left);
      int upgrade = state.upgrade(seat, bit);
      sum += ofSheet(state, seat, (epic >> bit & 1) != 0 ? sheets.epic(upgrade) : sheets.normal(upgrade));
    }
    return sum;
  }

  private int ofCompanions(GameState state, int seat) {
    int sum = 0;
    var cards = state.cards();
    for (int token = cards.top(state.zones().withHero[seat]); token >= 0; token = cards.next(token)) {
      UsableTexts sheet = state.definition().sheets.passive(state.zones().companion(cards.face(token)));
      sum += sheet.hasPassive(verb) ? ofSheet(state, seat, sheet) : 0;
    }
    return sum;
  }

  private int ofSheet(GameState state, int seat, UsableTexts sheet) {
    int act = state.get(Counters.ACT);
    int sum = 0;
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      if (sheet.clauses.get(clause).trigger() == Trigger.PASSIVE) {
        List<Part> parts = sheet.clauses.get(clause).effects().of(act);
        for (int part = 0; part < parts.size(); part++) {
          int amount = amount(parts.get(part).effect());
          if (amount > 0) {
            sum += holds(state, seat, parts.get(part), sheet.mark(clause, act, part)) ? amount : 0;
          }
        }
      }
    }
    return sum;
  }

  private boolean holds(GameState state, int seat, Part part, int mark) {
    if (part.scope() == EffectDuration.IF_MOVED) {
      return state.seat(seat, Counters.MOVED) == 1;
    }
    if (mark == UsableTexts.NONE) {
      return true;
    }
    if (state.hasHappened(seat, mark)) {
      return false;
    }
    if (use == Use.HAPPEN) {
      state.happenedThisTurn(seat, mark);
    }
    return true;
  }

  private int ofLasting(GameState state, int seat, TextCatalog sheets) {
    int sum = 0;
    for (int number = 0; number < sheets.lastingCount(verb); number++) {
      int index = sheets.lastingIndex(verb, number);
      int count = state.lasting(seat, index);
      if (count > 0) {
        sum += count * amount(sheets.lasting(index).effect());
      }
    }
    return sum;
  }

  /** Returns the total of showdown cards, until each is completed (BT-ACT2-31). */
  private int ofShowdowns(GameState state, int seat, TextCatalog sheets) {
    int sum = 0;
    for (int slot = 0; slot < state.questSlots(); slot++) {
      int card = state.quest(slot, Counters.QUEST);
      if (card >= 0 && sheets.hasWhile(card, state.quest(slot, Counters.QUEST_ACTIVE), verb)) {
        sum += ofShowdown(state, seat, slot, sheets.showdownParts(card, state.quest(slot, Counters.QUEST_ACTIVE), Trigger.WHILE));
      }
    }
    return sum;
  }

  private int ofShowdown(GameState state, int seat, int slot, List<Part> parts) {
    int sum = 0;
    for (int part = 0; part < parts.size(); part++) {
      int amount = amount(parts.get(part).effect());
      if (amount > 0) {
        int owner = Showdowns.owner(state, slot);
        sum += TargetResolution.isMeant(state, parts.get(part).each(), EffectContext.of(owner).withOwner(owner), seat)
            && holds(state, seat, parts.get(part), UsableTexts.NONE) ? amount : 0;
      }
    }
    return sum;
  }

  private int amount(Effect effect) {
    if (effect.verb().lasting() != verb || !effect.context().covers(context)) {
      return 0;
    }
    boolean isOther = action != null && (effect.action() != action || item != null && effect.name().equals(item.word()));
    return isOther ? 0 : effect.amount();
  }
}
