package games.kumite.tmnt.table;

import games.kumite.api.Element.Kind;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.state.Zones;
import games.kumite.tmnt.sums.Strength;
import games.kumite.tmnt.sums.Totals;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Describes the table: combat, talk, seats, decks and piles. Stateless. */
public final class TableDescription {

  private static final String[] TALKS = {"", "offer", "counter-offer", "trade"};

  @Inject
  TableDescription() {}

  /**
   * Describes the table.
   *
   * @param party the match's state
   * @param table where the elements go
   */
  public void describe(Party party, TableBuilder table) {
    table.track("round", party.get(Num.ROUND) + party.get(Num.BEGUN), 0, party.terms().settings.turnLimit())
        .label("table.round");
    if (party.fighter() >= 0) {
      combat(party, table);
    }
    if (party.get(Num.DIE) > 0) {
      table.die("run", party.get(Num.DIE), 6).set("owner", id(party, party.get(Num.RUNNER))).label("table.run");
    }
    if (party.get(Num.TALK) != Num.TALK_NONE) {
      talk(party, table);
    }
    for (int seat = 0; seat < party.seats(); seat++) {
      seat(party, seat, table);
    }
    Cards cards = party.cards();
    Zones zones = party.zones();
    table.zone(cards, zones.combat).label("table.combat");
    TableBuilder.Node open = table.zone(cards, zones.open).label("table.open");
    if (Totals.worth(party, zones.open).value() > 0) {
      open.set("worth", Totals.worth(party, zones.open));
    }
    table.zone(cards, zones.spread).label("table.spread");
    table.zone(cards, zones.body).label("table.body");
    table.zone(cards, zones.characters).label("table.characters").set("folded", true);
    for (int deck = 0; deck < zones.decks.length; deck++) {
      table.zone(cards, zones.decks[deck]).label("table.deck-" + deck);
      table.zone(cards, zones.discards[deck]).label("table.discards-" + deck).set("folded", true);
    }
  }

  private static String id(Party party, int seat) {
    return party.start().seats().get(seat).id();
  }

  private static void combat(Party party, TableBuilder table) {
    TableBuilder.Node combat =
        table.add(Kind.TOKEN, "combat").label("table.combat").refer("fighter", id(party, party.fighter()));
    if (party.helper() >= 0) {
      combat.refer("helper", id(party, party.helper())).set("promised-treasures", party.get(Num.OFFER_TREASURES))
          .set("picking-order", Word.ORDERS.get(party.get(Num.OFFER_ORDER)))
          .refer("promised-items", items(party, party.fighter(), Num.OFFERED))
          .set("promised-level-cards", count(party, party.hand(party.fighter()), Num.OFFERED));
    }
    combat.set("players", Totals.side(party)).set("monsters", Totals.monsters(party));
    for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
      if (party.isHere(slot)) {
        monster(party, slot, combat);
      }
    }
  }

  private static void monster(Party party, int slot, TableBuilder.Node combat) {
    Face face = party.monsterFace(slot);
    boolean isCopy = party.monster(slot, Num.TOKEN) < 0;
    TableBuilder.Node monster = combat.add(Kind.TOKEN, isCopy ? "twin-" + (slot + 1) : "monster-" + (slot + 1))
        .set("label", face.label).refer("monster", "card:" + face.id).set("copy", isCopy)
        .set("strength", Totals.monster(party, slot)).set("treasures", Strength.treasures(party, slot))
        .set("dealt-with", (party.get(Num.FACED) >> slot & 1) != 0);
    int runner = party.get(Num.RUNNER);
    if (runner >= 0) {
      monster.set("run-bonus", Totals.run(party, runner, slot));
    }
  }

  private static void talk(Party party, TableBuilder table) {
    int kind = party.get(Num.TALK);
    TableBuilder.Node talk = table.add(Kind.TOKEN, "talk").label("table.talk").set("of", TALKS[kind]);
    int proposer = kind == Num.TALK_TRADE ? party.get(Num.PROPOSER) : party.fighter();
    int partner = party.get(Num.PARTNER);
    talk.refer("proposer", id(party, proposer)).refer("partner", id(party, partner));
    if (kind == Num.TALK_TRADE) {
      talk.refer("gives", items(party, proposer, Num.CHOSEN)).refer("takes", items(party, partner, Num.CHOSEN));
      return;
    }
    offer(party, talk, "", Num.OFFER_TREASURES, Num.OFFER_ORDER, Num.OFFERED);
    if (kind == Num.TALK_COUNTER) {
      offer(party, talk, "counter-", Num.COUNTER_TREASURES, Num.COUNTER_ORDER, Num.COUNTER_OFFERED);
    }
    int two = 1 << party.fighter() | 1 << partner; // the partner once the offer is sent, which shows the cards
    IntPredicate isSeen = token -> table.isSeenBy(party.cards().knownBy(token) & two);
    names(party, talk, Num.OFFERED, isSeen, "level-card-names");
    names(party, talk, Num.COUNTER_OFFERED, isSeen, "counter-level-card-names");
  }

  private static void offer(Party party, TableBuilder.Node talk, String prefix, int treasures, int order, int flag) {
    talk.set(prefix + "treasures", party.get(treasures));
    talk.set(prefix + "picking-order", Word.ORDERS.get(party.get(order)));
    talk.refer(prefix + "items", items(party, party.fighter(), flag));
    talk.set(prefix + "level-cards", count(party, party.hand(party.fighter()), flag));
  }

  private static void names(Party party, TableBuilder.Node talk, int flag, IntPredicate isSeen, String name) {
    List<String> names = ids(party, party.hand(party.fighter()), token -> party.has(token, flag) && isSeen.test(token));
    if (!names.isEmpty()) {
      talk.refer(name, names);
    }
  }

  private static List<String> items(Party party, int seat, int flag) {
    return ids(party, party.table(seat), token -> party.has(token, flag));
  }

  /** The cards of a zone that pass a test, in the order of their faces. */
  private static List<String> ids(Party party, Zone zone, IntPredicate wanted) {
    return tokens(party, zone).filter(wanted).boxed().sorted((a, b) -> party.face(a).index - party.face(b).index)
        .map(token -> "card:" + party.face(token).id).toList();
  }

  private static int count(Party party, Zone zone, int flag) {
    return (int) tokens(party, zone).filter(token -> party.has(token, flag)).count();
  }

  private static IntStream tokens(Party party, Zone zone) {
    return IntStream.iterate(party.cards().top(zone), token -> token >= 0, party.cards()::next);
  }

  private static void seat(Party party, int seat, TableBuilder table) {
    TableBuilder.Node node = table.seat(seat).set("active", seat == party.active())
        .set("level", party.level(seat)).set("dead", !party.isAlive(seat)).set("hand-limit", Totals.handLimit(party, seat));
    if (party.isGone(seat)) {
      node.set("left", true);
    }
    int omen = party.seat(seat, Num.OMEN) + party.seat(seat, Num.DOOM);
    if (omen != 0) {
      node.set("next-combat", omen);
    }
    int runOmen = party.seat(seat, Num.RUN_OMEN) + party.seat(seat, Num.RUN_DOOM);
    if (runOmen != 0) {
      node.set("next-run", runOmen);
    }
    node.refer("equipped", items(party, seat, Num.EQUIPPED));
    List<String> attached = new ArrayList<>();
    List<String> bearers = new ArrayList<>();
    tokens(party, party.table(seat)).filter(token -> party.face(token).type.isItem() && party.attached(token) >= 0)
        .forEach(token -> {
          bearers.add("card:" + party.face(token).id);
          attached.add("card:" + party.face(party.attached(token)).id);
        });
    if (!attached.isEmpty()) {
      node.refer("attached", attached).refer("attached-to", bearers);
    }
    node.zone(party.cards(), party.table(seat)).label("table.in-play");
    node.zone(party.cards(), party.kept(seat)).label("table.kept");
    node.zone(party.cards(), party.hand(seat)).label("table.hand");
  }
}
