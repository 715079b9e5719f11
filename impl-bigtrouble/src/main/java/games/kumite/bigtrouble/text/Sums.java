package games.kumite.bigtrouble.text;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.FreeAction;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Scope;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.showdown.Showdowns;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Sheet;
import games.kumite.bigtrouble.state.Sheets;
import games.kumite.bigtrouble.state.Trouble;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The total effects on a hero, permanent or temporary: of upgrade cards, companions, the co-op side, a kept Hell card,
 * showdown cards, and effects that last for a turn, a round or a roll (BT-RUL-80, BT-RUL-93).
 */
public final class Sums {

  private final Trouble trouble;
  private final int seat;
  private final Verb verb;
  private final Context context;
  private final @Nullable FreeAction action;
  private final @Nullable ItemKind item;
  private final Use use;

  private enum Use { COUNT, HAPPEN }

  private Sums(Trouble trouble, int seat, Verb verb, Context context, @Nullable FreeAction action,
      @Nullable ItemKind item, Use use) {
    this.trouble = trouble;
    this.seat = seat;
    this.verb = verb;
    this.context = context;
    this.action = action;
    this.item = item;
    this.use = use;
  }

  /** Returns the total of a word without context for a hero: its numbers added up, 1 for each without a number. */
  public static int of(Trouble trouble, int seat, Verb verb) {
    return of(trouble, seat, verb, Context.ALL);
  }

  /** Returns the total of a word for a hero's rolls of a context. */
  public static int of(Trouble trouble, int seat, Verb verb, Context context) {
    return new Sums(trouble, seat, verb, context, null, null, Use.COUNT).sum();
  }

  /** Returns whether a word holds for a hero. */
  public static boolean holds(Trouble trouble, int seat, Verb verb) {
    return of(trouble, seat, verb) > 0;
  }

  /** Returns whether a free action is forbidden to a hero. */
  public static boolean isForbidden(Trouble trouble, int seat, FreeAction action) {
    return new Sums(trouble, seat, Verb.NO_FREE, Context.ALL, action, null, Use.COUNT).sum() > 0;
  }

  /** Returns whether the use of a kind of item is forbidden to a hero, including one that is used at any time. */
  public static boolean isForbidden(Trouble trouble, int seat, ItemKind item) {
    return new Sums(trouble, seat, Verb.NO_FREE, Context.ALL, FreeAction.USE_ITEM, item, Use.COUNT).sum() > 0;
  }

  /** Notes the use of a word: effects of the first time each turn have happened. */
  public static void happened(Trouble trouble, int seat, Verb verb, Context context) {
    new Sums(trouble, seat, verb, context, null, null, Use.HAPPEN).sum();
  }

  /** Ends the effects that held on a roll. */
  public static void rolled(Trouble trouble, int seat, Context context) {
    Sheets sheets = trouble.terms().sheets;
    for (int index = 0; index < sheets.lastingCount(); index++) {
      if (trouble.lasting(seat, index) > 0 && sheets.lasting(index).scope() == Scope.ROLL
          && covers(sheets.lasting(index).effect(), context)) {
        trouble.lapse(seat, index);
      }
    }
  }

  private static boolean covers(Effect effect, Context context) {
    return effect instanceof Effect.Roll roll && roll.context().covers(context)
        || effect instanceof Effect.EpicAll epic && epic.context().covers(context)
        || !(effect instanceof Effect.Roll) && !(effect instanceof Effect.EpicAll);
  }

  private int sum() {
    Sheets sheets = trouble.terms().sheets;
    int sum = ofUpgrades(sheets);
    if (sheets.isOfCompanions(verb)) {
      sum += ofCompanions();
    }
    if (trouble.seat(seat, Num.SIDE) == Num.COOP) {
      Sheet coop = sheets.coop(trouble.seat(seat, Num.HERO));
      sum += coop.hasPassive(verb) && Holdings.isCoopOn(trouble, seat) ? ofSheet(coop) : 0;
    }
    if (sheets.isOfHells(verb)) {
      int hell = trouble.cards().top(trouble.zones().kept[seat]);
      sum += hell < 0 ? 0 : ofSheet(sheets.hell(trouble.zones().hell(trouble.cards().face(hell))));
    }
    sum += ofLasting();
    return trouble.get(Num.ACT) == 2 && sheets.isOfShowdowns(verb) ? sum + ofShowdowns() : sum;
  }

  private int ofUpgrades(Sheets sheets) {
    int left = trouble.seat(seat, Num.OWNED);
    if (left == 0) {
      return 0;
    }
    int epic = trouble.seat(seat, Num.EPIC);
    int sum = 0;
    for (; left != 0; left &= left - 1) {
      int bit = Integer.numberOfTrailingZeros(left);
      int upgrade = trouble.upgrade(seat, bit);
      Sheet sheet = (epic >> bit & 1) != 0 ? sheets.epic(upgrade) : sheets.normal(upgrade);
      sum += sheet.hasPassive(verb) ? ofSheet(sheet) : 0;
    }
    return sum;
  }

  private int ofCompanions() {
    int sum = 0;
    var cards = trouble.cards();
    for (int token = cards.top(trouble.zones().withHero[seat]); token >= 0; token = cards.next(token)) {
      Sheet sheet = trouble.terms().sheets.passive(trouble.zones().companion(cards.face(token)));
      sum += sheet.hasPassive(verb) ? ofSheet(sheet) : 0;
    }
    return sum;
  }

  private int ofSheet(Sheet sheet) {
    int act = trouble.get(Num.ACT);
    int sum = 0;
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      if (sheet.clauses.get(clause).trigger() == Trigger.PASSIVE) {
        List<Part> parts = sheet.clauses.get(clause).effects().of(act);
        for (int part = 0; part < parts.size(); part++) {
          int amount = amount(parts.get(part).effect());
          if (amount > 0) {
            sum += holds(parts.get(part), sheet.mark(clause, act, part)) ? amount : 0;
          }
        }
      }
    }
    return sum;
  }

  private boolean holds(Part part, int mark) {
    if (part.scope() == Scope.IF_MOVED) {
      return trouble.seat(seat, Num.MOVED) == 1;
    }
    if (mark == Sheet.NONE) {
      return true;
    }
    if (trouble.hasHappened(seat, mark)) {
      return false;
    }
    if (use == Use.HAPPEN) {
      trouble.happenedThisTurn(seat, mark);
    }
    return true;
  }

  private int ofLasting() {
    Sheets sheets = trouble.terms().sheets;
    int sum = 0;
    for (int number = 0; number < sheets.lastingCount(verb); number++) {
      int index = sheets.lastingIndex(verb, number);
      int count = trouble.lasting(seat, index);
      if (count > 0) {
        sum += count * amount(sheets.lasting(index).effect());
      }
    }
    return sum;
  }

  /** Returns the total of showdown cards, until each is completed (BT-ACT2-31). */
  private int ofShowdowns() {
    int sum = 0;
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      if (Showdowns.isThere(trouble, slot) && trouble.terms().sheets.hasWhile(
          trouble.quest(slot, Num.QUEST), trouble.quest(slot, Num.QUEST_ACTIVE), verb)) {
        for (Clause clause : Showdowns.side(trouble, slot).clauses()) {
          if (clause.trigger() == Trigger.WHILE) {
            sum += ofShowdown(clause.effects().of(2), Showdowns.owner(trouble, slot));
          }
        }
      }
    }
    return sum;
  }

  private int ofShowdown(List<Part> parts, int owner) {
    int sum = 0;
    Occasion occasion = Occasion.of(owner).withOwner(owner);
    for (int part = 0; part < parts.size(); part++) {
      int amount = amount(parts.get(part).effect());
      if (amount > 0 && Targets.isMeant(trouble, parts.get(part).each(), occasion, seat)
          && holds(parts.get(part), Sheet.NONE)) {
        sum += amount;
      }
    }
    return sum;
  }

  private int amount(Effect effect) {
    if (effect.verb() != verb) {
      return 0;
    }
    if (effect instanceof Effect.Roll roll) {
      return roll.context().covers(context) ? roll.amount() : 0;
    } else if (effect instanceof Effect.Amount amount) {
      return amount.amount();
    } else if (effect instanceof Effect.EpicAll epic) {
      return epic.context().covers(context) ? 1 : 0;
    } else if (effect instanceof Effect.NoFree free) {
      return free.action() == action && (item == null || !free.except().equals(item.word())) ? 1 : 0;
    }
    return 1;
  }
}
