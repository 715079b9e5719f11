package games.kumite.tmnt.table;

import games.kumite.api.Element.Kind;
import games.kumite.api.Sum;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.Zones;
import games.kumite.tmnt.strength.Strength;
import games.kumite.tmnt.strength.SumBreakdown;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/** The description of the table for one viewer: combat, talk, seats, decks and piles. Used once. */
public final class TableDescription {

  private static final String[] TALKS = {"", "offer", "counter-offer", "trade"};

  private final GameState state;
  private final TableBuilder table;

  /** Creates a description of a state, whose elements go to the table. */
  public TableDescription(GameState state, TableBuilder table) {
    this.state = state;
    this.table = table;
  }

  /** Describes the table. */
  public void describe() {
    int rounds = state.definition().settings.turnLimit();
    table.track("round", Math.min(rounds, state.get(Counters.ROUND) + state.get(Counters.BEGUN)), 0, rounds);
    if (state.fighter() >= 0) {
      combat();
    }
    if (state.get(Counters.TALK) != Counters.TALK_NONE) {
      talk();
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      seat(seat);
    }
    Cards cards = state.cards();
    Zones zones = state.zones();
    table.zone(cards, zones.combat);
    TableBuilder.Node open = table.zone(cards, zones.open);
    Sum worth = sum(parts -> state.tokens(zones.open).forEach(token -> parts.card(
        state, token, state.face(token).gold * (state.has(token, Counters.CHOSEN) ? 2 : 1))));
    if (worth.value() > 0) {
      open.set("worth", worth);
    }
    table.zone(cards, zones.spread);
    table.zone(cards, zones.body);
    table.zone(cards, zones.characters).set("folded", true);
    for (int deck = 0; deck < zones.decks.length; deck++) {
      table.zone(cards, zones.decks[deck]);
      table.zone(cards, zones.discards[deck]).set("folded", true);
    }
  }

  private Sum sum(Consumer<SumBreakdown> sum) {
    return SumBreakdown.of(table, sum);
  }

  private String id(int seat) {
    return state.config().seats().get(seat).id();
  }

  private void combat() {
    TableBuilder.Node combat = table.add(Kind.TOKEN, "combat").reference("fighter", id(state.fighter()));
    if (state.helper() >= 0) {
      combat.reference("helper", id(state.helper())).set("promised-treasures", state.get(Counters.OFFER_TREASURES))
          .set("picking-order", ActionVerb.ORDERS.get(state.get(Counters.OFFER_ORDER)))
          .reference("promised-items", items(state.fighter(), Counters.OFFERED))
          .set("promised-level-cards", count(state.hand(state.fighter()), Counters.OFFERED))
          .set("forced", state.get(Counters.FORCED) != 0); // MT-TMU-16
    }
    if (state.get(Counters.SAVED) > 0) { // MT-RUL-14
      combat.set("saved-treasures", state.get(Counters.SAVED));
    }
    flight(combat);
    combat.set("players", sum(parts -> Strength.side(state, parts))).set("monsters", sum(parts -> Strength.monsters(state, parts)));
    for (int slot = 0; slot < state.get(Counters.MONSTERS); slot++) {
      if (state.isHere(slot)) {
        monster(slot, combat);
      }
    }
  }

  /** Adds the runner, the monster that is faced, and the players who have escaped from all (MT-RUN-05, MT-RUN-13). */
  private void flight(TableBuilder.Node combat) {
    int runner = state.get(Counters.RUNNER);
    if (runner < 0) {
      return;
    }
    combat.reference("runner", id(runner));
    if (state.get(Counters.ENEMY) >= 0) {
      combat.reference("faced", "token:" + token(state.get(Counters.ENEMY)));
    }
    List<String> escaped = new ArrayList<>();
    for (int left = state.get(Counters.ESCAPED); left != 0; left &= left - 1) {
      escaped.add(id(Integer.numberOfTrailingZeros(left)));
    }
    if (!escaped.isEmpty()) {
      combat.reference("escaped", escaped);
    }
  }

  private String token(int slot) {
    return (state.monster(slot, Counters.TOKEN) < 0 ? "twin-" : "monster-") + (slot + 1);
  }

  private void monster(int slot, TableBuilder.Node combat) {
    Face face = state.monsterFace(slot);
    boolean isCopy = state.monster(slot, Counters.TOKEN) < 0;
    TableBuilder.Node monster = combat.add(Kind.TOKEN, token(slot))
        .set("label", face.label).art(face.id).reference("monster", "card:" + face.id).set("copy", isCopy)
        .set("strength", sum(parts -> Strength.monster(state, slot, parts))).set("treasures", Strength.treasures(state, slot))
        .set("dealt-with", (state.get(Counters.FACED) >> slot & 1) != 0);
    int runner = state.get(Counters.RUNNER);
    if (runner >= 0) {
      monster.set("run-bonus", sum(parts -> Strength.run(state, runner, slot, parts)));
    }
  }

  private void talk() {
    int kind = state.get(Counters.TALK);
    TableBuilder.Node talk = table.add(Kind.TOKEN, "talk").set("of", TALKS[kind]);
    int proposer = kind == Counters.TALK_TRADE ? state.get(Counters.PROPOSER) : state.fighter();
    int partner = state.get(Counters.PARTNER);
    talk.reference("proposer", id(proposer)).reference("partner", id(partner));
    if (kind == Counters.TALK_TRADE) {
      talk.reference("gives", items(proposer, Counters.CHOSEN)).reference("takes", items(partner, Counters.CHOSEN));
      return;
    }
    offer(talk, "", Counters.OFFER_TREASURES, Counters.OFFER_ORDER, Counters.OFFERED);
    if (kind == Counters.TALK_COUNTER) {
      offer(talk, "counter-", Counters.COUNTER_TREASURES, Counters.COUNTER_ORDER, Counters.COUNTER_OFFERED);
    }
    int two = 1 << state.fighter() | 1 << partner; // the partner sees the cards once the offer is sent
    IntPredicate isSeen = token -> table.isVisibleTo(state.cards().knownBy(token) & two);
    names(talk, Counters.OFFERED, isSeen, "level-card-names");
    names(talk, Counters.COUNTER_OFFERED, isSeen, "counter-level-card-names");
  }

  private void offer(TableBuilder.Node talk, String prefix, int treasures, int order, int flag) {
    talk.set(prefix + "treasures", state.get(treasures));
    talk.set(prefix + "picking-order", ActionVerb.ORDERS.get(state.get(order)));
    talk.reference(prefix + "items", items(state.fighter(), flag));
    talk.set(prefix + "level-cards", count(state.hand(state.fighter()), flag));
  }

  private void names(TableBuilder.Node talk, int flag, IntPredicate isSeen, String name) {
    List<String> names = ids(state.hand(state.fighter()), token -> state.has(token, flag) && isSeen.test(token));
    if (!names.isEmpty()) {
      talk.reference(name, names);
    }
  }

  private List<String> items(int seat, int flag) {
    return ids(state.table(seat), token -> state.has(token, flag));
  }

  /** Returns the cards of a zone that pass a test, in the order of their faces. */
  private List<String> ids(Zone zone, IntPredicate wanted) {
    return state.tokens(zone).filter(wanted).boxed().sorted((a, b) -> state.face(a).index - state.face(b).index)
        .map(token -> table.id(state.cards(), token)).toList();
  }

  private int count(Zone zone, int flag) {
    return (int) state.tokens(zone).filter(token -> state.has(token, flag)).count();
  }

  private void seat(int seat) {
    TableBuilder.Node node = table.seat(seat).set("active", seat == state.active())
        .set("level", state.level(seat)).set("dead", !state.isAlive(seat)).set("hand-limit", sum(parts -> Strength.handLimit(state, seat, parts)));
    if (state.isGone(seat)) {
      node.set("left", true);
    }
    int omen = state.seat(seat, Counters.OMEN) + state.seat(seat, Counters.DOOM);
    if (omen != 0) {
      node.set("next-combat", omen);
    }
    int runOmen = state.seat(seat, Counters.RUN_OMEN) + state.seat(seat, Counters.RUN_DOOM);
    if (runOmen != 0) {
      node.set("next-run", runOmen);
    }
    node.reference("equipped", items(seat, Counters.EQUIPPED));
    List<String> attached = new ArrayList<>();
    List<String> bearers = new ArrayList<>();
    state.tokens(state.table(seat)).filter(token -> state.face(token).isItem && state.attached(token) >= 0)
        .forEach(token -> {
          bearers.add(table.id(state.cards(), token));
          attached.add(table.id(state.cards(), state.attached(token)));
        });
    if (!attached.isEmpty()) {
      node.reference("attached", attached).reference("attached-to", bearers);
    }
    node.zone(state.cards(), state.table(seat));
    node.zone(state.cards(), state.kept(seat));
    node.zone(state.cards(), state.hand(seat));
  }
}
