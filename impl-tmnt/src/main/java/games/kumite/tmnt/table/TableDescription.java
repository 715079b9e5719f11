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
import jakarta.inject.Inject;
import java.util.function.IntPredicate;

/** Describes the table: combat, talk, seats, decks and piles. Stateless. */
public final class TableDescription {

  private static final String[] DECKS = {"Doors", "Treasures"};
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
    table.add(Kind.TRACK, "round").set("value", party.get(Num.ROUND) + (party.get(Num.BEGUN)))
        .set("min", 0).set("max", party.terms().settings.turnLimit());
    if (party.fighter() >= 0) {
      combat(party, table);
    }
    if (party.get(Num.DIE) > 0) {
      table.add(Kind.DIE, "run").set("face", party.get(Num.DIE)).set("sides", 6)
          .set("owner", party.start().seats().get(party.get(Num.RUNNER)).id());
    }
    if (party.get(Num.TALK) != Num.TALK_NONE) {
      talk(party, table);
    }
    for (int seat = 0; seat < party.seats(); seat++) {
      seat(party, seat, table);
    }
    Cards cards = party.cards();
    Zones zones = party.zones();
    table.zone(cards, zones.combat).set("label", "Combat");
    table.zone(cards, zones.open).set("label", "On the way");
    table.zone(cards, zones.spread).set("label", "Treasures to divide");
    table.zone(cards, zones.body).set("label", "Body");
    table.zone(cards, zones.characters).set("label", "Free characters");
    for (int deck = 0; deck < zones.decks.length; deck++) {
      table.zone(cards, zones.decks[deck]).set("label", DECKS[deck]);
      table.zone(cards, zones.discards[deck]).set("label", DECKS[deck] + " discards");
    }
  }

  private static void combat(Party party, TableBuilder table) {
    TableBuilder.Node combat = table.add(Kind.TOKEN, "combat")
        .set("fighter", party.start().seats().get(party.fighter()).id());
    if (party.helper() >= 0) {
      combat.set("helper", party.start().seats().get(party.helper()).id());
      combat.set("promised-treasures", party.get(Num.OFFER_TREASURES));
      combat.set("picking-order", Word.ORDERS.get(party.get(Num.OFFER_ORDER)));
      combat.set("promised-items", items(party, party.fighter(), Num.OFFERED));
      combat.set("promised-level-cards", count(party, party.hand(party.fighter()), Num.OFFERED));
    }
    combat.set("players", Strength.side(party)).set("monsters", Strength.monsters(party));
    for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
      if (party.isHere(slot)) {
        Face face = party.monsterFace(slot);
        boolean isCopy = party.monster(slot, Num.TOKEN) < 0;
        combat.add(Kind.TOKEN, isCopy ? "twin-" + (slot + 1) : "monster-" + (slot + 1))
            .set("label", face.label).set("monster", face.id).set("copy", isCopy)
            .set("strength", Strength.monster(party, slot)).set("treasures", Strength.treasures(party, slot))
            .set("dealt-with", (party.get(Num.FACED) >> slot & 1) != 0);
      }
    }
  }

  private static void talk(Party party, TableBuilder table) {
    int kind = party.get(Num.TALK);
    TableBuilder.Node talk = table.add(Kind.TOKEN, "talk").set("of", TALKS[kind]);
    int proposer = kind == Num.TALK_TRADE ? party.get(Num.PROPOSER) : party.fighter();
    int partner = party.get(Num.PARTNER);
    talk.set("proposer", party.start().seats().get(proposer).id());
    talk.set("partner", party.start().seats().get(partner).id());
    if (kind == Num.TALK_TRADE) {
      talk.set("gives", items(party, proposer, Num.CHOSEN)).set("takes", items(party, partner, Num.CHOSEN));
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
    talk.set(prefix + "items", items(party, party.fighter(), flag));
    talk.set(prefix + "level-cards", count(party, party.hand(party.fighter()), flag));
  }

  private static void names(
      Party party, TableBuilder.Node talk, int flag, IntPredicate isSeen, String name) {
    String names = marked(party, party.hand(party.fighter()), flag, isSeen);
    if (!names.isEmpty()) {
      talk.set(name, names);
    }
  }

  private static String items(Party party, int seat, int flag) {
    return marked(party, party.table(seat), flag);
  }

  private static String marked(Party party, Zone zone, int flag) {
    return marked(party, zone, flag, token -> true);
  }

  private static String marked(Party party, Zone zone, int flag, IntPredicate isSeen) {
    StringBuilder names = new StringBuilder();
    Cards cards = party.cards();
    for (int face = 0; face < party.terms().size(); face++) {
      for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
        if (party.has(token, flag) && cards.face(token) == face && isSeen.test(token)) {
          names.append(names.length() == 0 ? "" : " ").append("card:").append(party.face(token).id);
        }
      }
    }
    return names.toString();
  }

  private static int count(Party party, Zone zone, int flag) {
    int count = 0;
    Cards cards = party.cards();
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      count += party.has(token, flag) ? 1 : 0;
    }
    return count;
  }

  private static void seat(Party party, int seat, TableBuilder table) {
    TableBuilder.Node node = table.seat(seat).set("active", seat == party.active())
        .set("level", party.level(seat)).set("dead", !party.isAlive(seat));
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
    Cards cards = party.cards();
    node.set("equipped", marked(party, party.table(seat), Num.EQUIPPED));
    for (int token = cards.top(party.table(seat)); token >= 0; token = cards.next(token)) {
      if (party.face(token).type.isItem() && party.attached(token) >= 0) {
        node.set("attached", "card:" + party.face(token).id);
      }
    }
    node.zone(cards, party.table(seat)).set("label", "In play");
    node.zone(cards, party.kept(seat)).set("label", "Traps kept");
    node.zone(cards, party.hand(seat)).set("label", "Hand");
  }
}
