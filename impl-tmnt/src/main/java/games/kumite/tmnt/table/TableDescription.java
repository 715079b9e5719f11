package games.kumite.tmnt.table;

import games.kumite.api.Element.Kind;
import games.kumite.api.Sum;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.state.Zones;
import games.kumite.tmnt.sums.Strength;
import games.kumite.tmnt.sums.Parts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/** The description of the table for one viewer: combat, talk, seats, decks and piles. Used once. */
public final class TableDescription {

  private static final String[] TALKS = {"", "offer", "counter-offer", "trade"};

  private final Party party;
  private final TableBuilder table;

  /** Creates a description of a state, whose elements go to the table. */
  public TableDescription(Party party, TableBuilder table) {
    this.party = party;
    this.table = table;
  }

  public void describe() {
    int rounds = party.terms().settings.turnLimit();
    table.track("round", Math.min(rounds, party.get(Num.ROUND) + party.get(Num.BEGUN)), 0, rounds);
    if (party.fighter() >= 0) {
      combat();
    }
    if (party.get(Num.DIE) > 0) {
      table.die("run", party.get(Num.DIE), 6).set("owner", id(party.get(Num.RUNNER)));
    }
    if (party.get(Num.TALK) != Num.TALK_NONE) {
      talk();
    }
    for (int seat = 0; seat < party.seats(); seat++) {
      seat(seat);
    }
    Cards cards = party.cards();
    Zones zones = party.zones();
    table.zone(cards, zones.combat);
    TableBuilder.Node open = table.zone(cards, zones.open);
    Sum worth = sum(parts -> party.tokens(zones.open).forEach(token -> parts.card(
        party, token, party.face(token).gold * (party.has(token, Num.CHOSEN) ? 2 : 1))));
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

  private Sum sum(Consumer<Parts> sum) {
    return Parts.of(table, sum);
  }

  private String id(int seat) {
    return party.start().seats().get(seat).id();
  }

  private void combat() {
    TableBuilder.Node combat = table.add(Kind.TOKEN, "combat").refer("fighter", id(party.fighter()));
    if (party.helper() >= 0) {
      combat.refer("helper", id(party.helper())).set("promised-treasures", party.get(Num.OFFER_TREASURES))
          .set("picking-order", Word.ORDERS.get(party.get(Num.OFFER_ORDER)))
          .refer("promised-items", items(party.fighter(), Num.OFFERED))
          .set("promised-level-cards", count(party.hand(party.fighter()), Num.OFFERED))
          .set("forced", party.get(Num.FORCED) != 0); // MT-TMU-16
    }
    if (party.get(Num.SAVED) > 0) { // MT-RUL-14
      combat.set("saved-treasures", party.get(Num.SAVED));
    }
    flight(combat);
    combat.set("players", sum(parts -> Strength.side(party, parts))).set("monsters", sum(parts -> Strength.monsters(party, parts)));
    for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
      if (party.isHere(slot)) {
        monster(slot, combat);
      }
    }
  }

  /** Adds the runner, the monster that is faced, and the players who have escaped from all (MT-RUN-05, MT-RUN-13). */
  private void flight(TableBuilder.Node combat) {
    int runner = party.get(Num.RUNNER);
    if (runner < 0) {
      return;
    }
    combat.refer("runner", id(runner));
    if (party.get(Num.ENEMY) >= 0) {
      combat.refer("facing", "token:" + token(party.get(Num.ENEMY)));
    }
    List<String> escaped = new ArrayList<>();
    for (int left = party.get(Num.ESCAPED); left != 0; left &= left - 1) {
      escaped.add(id(Integer.numberOfTrailingZeros(left)));
    }
    if (!escaped.isEmpty()) {
      combat.refer("escaped", escaped);
    }
  }

  private String token(int slot) {
    return (party.monster(slot, Num.TOKEN) < 0 ? "twin-" : "monster-") + (slot + 1);
  }

  private void monster(int slot, TableBuilder.Node combat) {
    Face face = party.monsterFace(slot);
    boolean isCopy = party.monster(slot, Num.TOKEN) < 0;
    TableBuilder.Node monster = combat.add(Kind.TOKEN, token(slot))
        .set("label", face.label).refer("monster", "card:" + face.id).set("copy", isCopy)
        .set("strength", sum(parts -> Strength.monster(party, slot, parts))).set("treasures", Strength.treasures(party, slot))
        .set("dealt-with", (party.get(Num.FACED) >> slot & 1) != 0);
    int runner = party.get(Num.RUNNER);
    if (runner >= 0) {
      monster.set("run-bonus", sum(parts -> Strength.run(party, runner, slot, parts)));
    }
  }

  private void talk() {
    int kind = party.get(Num.TALK);
    TableBuilder.Node talk = table.add(Kind.TOKEN, "talk").set("of", TALKS[kind]);
    int proposer = kind == Num.TALK_TRADE ? party.get(Num.PROPOSER) : party.fighter();
    int partner = party.get(Num.PARTNER);
    talk.refer("proposer", id(proposer)).refer("partner", id(partner));
    if (kind == Num.TALK_TRADE) {
      talk.refer("gives", items(proposer, Num.CHOSEN)).refer("takes", items(partner, Num.CHOSEN));
      return;
    }
    offer(talk, "", Num.OFFER_TREASURES, Num.OFFER_ORDER, Num.OFFERED);
    if (kind == Num.TALK_COUNTER) {
      offer(talk, "counter-", Num.COUNTER_TREASURES, Num.COUNTER_ORDER, Num.COUNTER_OFFERED);
    }
    int two = 1 << party.fighter() | 1 << partner; // the partner sees the cards once the offer is sent
    IntPredicate isSeen = token -> table.isSeenBy(party.cards().knownBy(token) & two);
    names(talk, Num.OFFERED, isSeen, "level-card-names");
    names(talk, Num.COUNTER_OFFERED, isSeen, "counter-level-card-names");
  }

  private void offer(TableBuilder.Node talk, String prefix, int treasures, int order, int flag) {
    talk.set(prefix + "treasures", party.get(treasures));
    talk.set(prefix + "picking-order", Word.ORDERS.get(party.get(order)));
    talk.refer(prefix + "items", items(party.fighter(), flag));
    talk.set(prefix + "level-cards", count(party.hand(party.fighter()), flag));
  }

  private void names(TableBuilder.Node talk, int flag, IntPredicate isSeen, String name) {
    List<String> names = ids(party.hand(party.fighter()), token -> party.has(token, flag) && isSeen.test(token));
    if (!names.isEmpty()) {
      talk.refer(name, names);
    }
  }

  private List<String> items(int seat, int flag) {
    return ids(party.table(seat), token -> party.has(token, flag));
  }

  /** Returns the cards of a zone that pass a test, in the order of their faces. */
  private List<String> ids(Zone zone, IntPredicate wanted) {
    return party.tokens(zone).filter(wanted).boxed().sorted((a, b) -> party.face(a).index - party.face(b).index)
        .map(token -> table.id(party.cards(), token)).toList();
  }

  private int count(Zone zone, int flag) {
    return (int) party.tokens(zone).filter(token -> party.has(token, flag)).count();
  }

  private void seat(int seat) {
    TableBuilder.Node node = table.seat(seat).set("active", seat == party.active())
        .set("level", party.level(seat)).set("dead", !party.isAlive(seat)).set("hand-limit", sum(parts -> Strength.handLimit(party, seat, parts)));
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
    node.refer("equipped", items(seat, Num.EQUIPPED));
    List<String> attached = new ArrayList<>();
    List<String> bearers = new ArrayList<>();
    party.tokens(party.table(seat)).filter(token -> party.face(token).isItem && party.attached(token) >= 0)
        .forEach(token -> {
          bearers.add(table.id(party.cards(), token));
          attached.add(table.id(party.cards(), party.attached(token)));
        });
    if (!attached.isEmpty()) {
      node.refer("attached", attached).refer("attached-to", bearers);
    }
    node.zone(party.cards(), party.table(seat));
    node.zone(party.cards(), party.kept(seat));
    node.zone(party.cards(), party.hand(seat));
  }
}
