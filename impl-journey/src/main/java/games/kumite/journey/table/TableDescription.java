package games.kumite.journey.table;

import games.kumite.api.Element.Kind;
import games.kumite.journey.campaign.Legacy;
import games.kumite.journey.content.Condition;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Demon;
import games.kumite.journey.content.DemonEntry;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.QuestTexts;
import games.kumite.journey.state.Sentences;
import games.kumite.journey.state.Terms;
import games.kumite.journey.state.Zones;
import games.kumite.spi.TableBuilder;
import jakarta.inject.Inject;
import java.util.List;

/** The description of the table: quests, board, seats, pilgrims' sheets, decks and piles. Stateless. */
public final class TableDescription {

  @Inject
  TableDescription() {}

  /**
   * Describes the table.
   *
   * @param journey the state of the match
   * @param table the receiver of the elements
   */
  public void describe(Journey journey, TableBuilder table) {
    table.add(Kind.TRACK, "turn").set("value", journey.get(Num.TURN)).set("min", 0);
    table.add(Kind.TOKEN, "rage").set("count", journey.get(Num.RAGE));
    if (journey.hasScene()) {
      quest(journey.terms(), journey.scene().index, table);
      new MapDescription(journey).describe(table);
      defeated(journey, table);
    } else {
      for (int quest = 0; quest < journey.terms().scenes(); quest++) {
        quest(journey.terms(), quest, table);
      }
    }
    for (int seat = 0; seat < journey.terms().settings.seats(); seat++) {
      int active = journey.get(Num.ACTIVE); // JW-TRN-12
      table.seat(seat).set("active", active >= 0 && journey.controller(active) == seat);
    }
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      new SheetDescription(journey, pilgrim).describe(table);
    }
    if (journey.isFinished()) {
      table.add(Kind.TOKEN, "campaign").set("value", Legacy.text(journey));
    }
    decks(journey, table);
    conditions(journey.terms().content.conditions(), journey.terms().sentences, table);
  }

  private static void quest(Terms terms, int number, TableBuilder table) {
    QuestEntry quest = terms.scene(number).quest.entry();
    QuestTexts texts = terms.quests.get(number);
    table.add(Kind.TOKEN, "quest-" + quest.id()).set("label", quest.title()).set("karma-upgrades", quest.karmaUpgrades())
        .set("victory", texts.victory).set("heroic", texts.heroic).set("failure", texts.failure)
        .set("rules", texts.rules);
  }

  /** Describes how often each type of demon was defeated, which goals use. */
  private static void defeated(Journey journey, TableBuilder table) {
    List<Demon> types = journey.terms().content.demons();
    for (int type = 0; type < types.size(); type++) {
      if (journey.defeats(type) > 0) {
        DemonEntry entry = types.get(type).entry();
        table.add(Kind.TOKEN, "defeated-" + entry.id()).set("label", entry.name()).set("count", journey.defeats(type));
      }
    }
  }

  private static void decks(Journey journey, TableBuilder table) {
    Zones zones = journey.zones();
    for (Deck deck : Deck.values()) {
      if (deck != Deck.SKILL) {
        table.zone(journey.cards(), zones.deck(deck));
        table.zone(journey.cards(), zones.discards(deck));
      }
    }
    table.zone(journey.cards(), zones.special);
    table.zone(journey.cards(), zones.drawn);
  }

  /** Describes the open supply of conditions (JW-SET-05). */
  private static void conditions(List<Condition> conditions, Sentences sentences, TableBuilder table) {
    TableBuilder.Node supply = table.add(Kind.PILE, "conditions").set("count", conditions.size());
    for (Condition condition : conditions) {
      supply.add(Kind.CARD, condition.entry().id()).set("label", condition.entry().id())
          .set("turns", condition.entry().duration()).set("text", sentences.of(condition.clauses()));
    }
  }
}
