package games.kumite.tmnt;

import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.CardEntry;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Clause.Trigger;
import games.kumite.tmnt.content.ConditionWord;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Effect.Chooser;
import games.kumite.tmnt.content.Effect.What;
import games.kumite.tmnt.content.EffectCondition;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.content.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A card with one thing changed that is printed on it: an effect taken away or a number, a condition, a cost, a limit
 * made another. A card's cases must tell each of them from the real one.
 *
 * <p>Not changed is what can make no difference: how many of one Stance or one Ally are lost, ONE_OF_THEM of a single
 * card, how often a turn's only loot is used, and an escape from everything.
 *
 * @param what what is changed
 * @param card the card as changed
 */
record CardChange(String what, Card card) {

  /** Everything that can be changed on a card, one thing each. */
  static List<CardChange> of(Card card) {
    List<CardChange> changes = new ArrayList<>();
    clauses(card.effects(), "effect", list ->
        new Card(card.entry(), card.kind(), card.requires(), list, card.badStuff()), changes);
    clauses(card.badStuff(), "Bad Stuff", list ->
        new Card(card.entry(), card.kind(), card.requires(), card.effects(), list), changes);
    if (!card.requires().equals(EffectCondition.ALWAYS)) {
      changes.add(new CardChange("no requirement",
          new Card(card.entry(), card.kind(), EffectCondition.ALWAYS, card.effects(), card.badStuff())));
    }
    figures(card, changes);
    return changes;
  }

  private static void clauses(
      List<Clause> clauses, String where, Function<List<Clause>, Card> made, List<CardChange> out) {
    for (int i = 0; i < clauses.size(); i++) {
      Clause clause = clauses.get(i);
      String name = where + " " + (i + 1);
      List<Clause> without = new ArrayList<>(clauses);
      without.remove(i);
      out.add(new CardChange("without " + name, made.apply(without)));
      for (Variant variant : variants(clause)) {
        List<Clause> list = new ArrayList<>(clauses);
        list.set(i, variant.clause());
        out.add(new CardChange(name + ": " + variant.what(), made.apply(list)));
      }
    }
  }

  private record Variant(String what, Clause clause) {}

  private static List<Variant> variants(Clause was) {
    List<Variant> variants = new ArrayList<>();
    if (!was.condition().equals(EffectCondition.ALWAYS)) {
      variants.add(new Variant("no condition",
          new Clause(was.trigger(), was.cost(), was.effect(), EffectCondition.ALWAYS, was.effect(), was.max(), was.per())));
      int number = was.condition().number();
      if (number > 0) {
        EffectCondition other =
            new EffectCondition(was.condition().scope(), was.condition().test(), was.condition().word(), number + 1);
        variants.add(new Variant("a condition of " + (number + 1),
            new Clause(was.trigger(), was.cost(), was.effect(), other, was.otherwise(), was.max(), was.per())));
      }
    }
    if (was.hasElse()) {
      variants.add(new Variant("no other branch",
          new Clause(was.trigger(), was.cost(), was.effect(), was.condition(), was.effect(), was.max(), was.per())));
    }
    if (was.cost() > 0) {
      variants.add(new Variant("a higher cost", new Clause(was.trigger(), was.cost() + 1, was.effect(),
          was.condition(), was.otherwise(), was.max(), was.per())));
    }
    if (was.cost() > 1) {
      variants.add(new Variant("a lower cost", new Clause(was.trigger(), was.cost() - 1, was.effect(),
          was.condition(), was.otherwise(), was.max(), was.per())));
    }
    if (was.max() > 0 && was.trigger() != Trigger.ON_LOOT && !was.effect().is(EffectVerb.ESCAPE)) {
      variants.add(new Variant("no limit", new Clause(was.trigger(), was.cost(), was.effect(), was.condition(),
          was.otherwise(), 0, was.per())));
      variants.add(new Variant("a higher limit", new Clause(was.trigger(), was.cost(), was.effect(), was.condition(),
          was.otherwise(), was.max() + 1, was.per())));
    }
    for (Effect other : others(was.effect())) {
      variants.add(new Variant(other.toString(), new Clause(was.trigger(), was.cost(), other, was.condition(),
          was.hasElse() ? was.otherwise() : other, was.max(), was.per())));
    }
    return variants;
  }

  private static List<Effect> others(Effect was) {
    if (was.is(EffectVerb.STEALLEVEL) || was instanceof Effect.Draw draw && draw.count() < 2) {
      return List.of();
    } else if (was instanceof Effect.Change it) {
      int more = it.is(EffectVerb.STR) || it.amount() > 0 ? 1 : -1;
      return List.of(new Effect.Change(it.verb(), it.amount() + more, it.aim(), it.more()));
    } else if (was instanceof Effect.Amount it) {
      return List.of(new Effect.Amount(it.verb(), it.amount() + 1));
    } else if (was instanceof Effect.OfRun it) {
      return List.of(new Effect.OfRun(it.verb(), !it.any()));
    } else if (was instanceof Effect.Lose it) {
      return losses(it);
    } else if (was instanceof Effect.Draw it) {
      return List.of(new Effect.Draw(it.verb(), it.deck(), it.count() + 1, it.losesOne()),
          new Effect.Draw(it.verb(), it.deck(), it.count(), !it.losesOne()));
    } else if (was instanceof Effect.Remove it) {
      Effect.Remove flipped = new Effect.Remove(it.verb(), it.fitting(), !it.treasure());
      Effect.Remove any = new Effect.Remove(it.verb(), new EffectCondition(
          EffectCondition.Scope.MONSTER, ConditionWord.ANY, "", 0), it.treasure());
      return any.equals(it) ? List.of(flipped) : List.of(flipped, any);
    } else if (was instanceof Effect.Treasure it) {
      Effect less = new Effect.Treasure(it.verb(), it.amount() - 1, it.leastOne());
      return it.amount() > 0 ? List.of(less)
          : List.of(less, new Effect.Treasure(it.verb(), it.amount(), !it.leastOne()));
    } else if (was instanceof Effect.ExtraSlot it) {
      return List.of(new Effect.ExtraSlot(it.verb(), it.any(), it.amount() + 1),
          new Effect.ExtraSlot(it.verb(), !it.any(), it.amount()));
    }
    return List.of();
  }

  private static List<Effect> losses(Effect.Lose was) {
    List<Effect> others = new ArrayList<>();
    if (was.what() == What.STANCE || was.what() == What.ALLY) {
      return others; // there is only one
    }
    int count = was.count() == 0 ? 1 : was.count() + (was.what() == What.GOLD ? 100 : 1);
    others.add(new Effect.Lose(was.verb(), was.what(), count, was.chooser()));
    if (was.count() > 0) {
      Chooser other = switch (was.chooser()) {
        case VICTIM -> was.what() == What.HAND ? Chooser.RANDOM : Chooser.LEFT;
        case LEFT -> Chooser.RIGHT;
        case RIGHT -> Chooser.LEFT;
        case RANDOM -> Chooser.VICTIM;
      };
      others.add(new Effect.Lose(was.verb(), was.what(), was.count(), other));
    }
    if (was.what() != What.ITEM && was.what() != What.HAND && was.what() != What.GOLD) {
      others.add(new Effect.Lose(was.verb(), What.ITEM, was.count(), was.chooser()));
    }
    return others;
  }

  private static void figures(Card card, List<CardChange> out) {
    CardEntry entry = card.entry();
    CardType type = entry.type();
    if (type == CardType.MONSTER) {
      figure(card, "a higher Level", was -> entry(was, was.level() + 1, was.treasures(), was.kills(), was.rank(),
          was.bonus(), was.slot(), was.gold()), out);
      figure(card, "more Treasures", was -> entry(was, was.level(), was.treasures() + 1, was.kills(), was.rank(),
          was.bonus(), was.slot(), was.gold()), out);
      figure(card, "more Levels for a kill", was -> entry(was, was.level(), was.treasures(), was.kills() + 1,
          was.rank(), was.bonus(), was.slot(), was.gold()), out);
    }
    if (type == CardType.KATA) {
      figure(card, "a higher Rank", was -> entry(was, was.level(), was.treasures(), was.kills(), was.rank() + 1,
          was.bonus(), was.slot(), was.gold()), out);
      figure(card, "a lower Rank", was -> entry(was, was.level(), was.treasures(), was.kills(), was.rank() - 1,
          was.bonus(), was.slot(), was.gold()), out);
    }
    if (type == CardType.ITEM || type == CardType.ALLY) {
      figure(card, "a higher bonus", was -> entry(was, was.level(), was.treasures(), was.kills(), was.rank(),
          was.bonus() + 1, was.slot(), was.gold()), out);
    }
    if (entry.slot() != Slot.NONE) {
      figure(card, "no slot", was -> entry(was, was.level(), was.treasures(), was.kills(), was.rank(),
          was.bonus(), Slot.NONE, was.gold()), out);
    }
    if (type.isItem()) {
      figure(card, "more Gold", was -> entry(was, was.level(), was.treasures(), was.kills(), was.rank(),
          was.bonus(), was.slot(), was.gold() + 100), out);
      if (entry.gold() > 0) {
        figure(card, "less Gold", was -> entry(was, was.level(), was.treasures(), was.kills(), was.rank(),
            was.bonus(), was.slot(), was.gold() - 100), out);
      }
    }
  }

  private static void figure(Card card, String what, UnaryOperator<CardEntry> change, List<CardChange> out) {
    out.add(new CardChange(what, new Card(change.apply(card.entry()), card.kind(), card.requires(), card.effects(),
        card.badStuff())));
  }

  private static CardEntry entry(
      CardEntry was, int level, int treasures, int kills, int rank, int bonus, Slot slot, int gold) {
    return new CardEntry(was.id(), was.name(), was.type(), was.copies(), level, treasures, kills, was.tags(), rank,
        bonus, slot, gold, was.requires(), was.when(), was.word(), was.effects(), was.badStuff());
  }

  @Override
  public String toString() {
    return card.entry().id() + " " + what;
  }
}
