package games.kumite.journey.table;

import games.kumite.api.Element.Kind;
import games.kumite.journey.campaign.BackToBackLegacy;
import games.kumite.journey.content.Condition;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Demon;
import games.kumite.journey.content.DemonEntry;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.MatchDefinition;
import games.kumite.journey.state.QuestTexts;
import games.kumite.journey.state.RulesText;
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
   * @param state the state of the match
   * @param table the receiver of the elements
   */
  public void describe(GameState state, TableBuilder table) {
    table.add(Kind.TRACK, "turn").set("value", state.get(Counters.TURN)).set("min", 0);
    table.add(Kind.TOKEN, "rage").set("count", state.get(Counters.RAGE));
    if (state.hasScene()) {
      quest(state, state.scene().index, table);
      new MapDescription(state).describe(table);
      defeated(state, table);
    } else {
      for (int quest = 0; quest < state.definition().scenes(); quest++) {
        quest(state, quest, table);
      }
    }
    DiceDescription.describe(state, table);
    for (int seat = 0; seat < state.definition().settings.seats(); seat++) {
      int active = state.get(Counters.ACTIVE); // JW-TRN-12
      table.seat(seat).set("active", active >= 0 && state.controller(active) == seat);
    }
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      new SheetDescription(state, pilgrim).describe(table);
    }
    if (state.isFinished()) {
      table.add(Kind.TOKEN, "campaign").set("campaign", BackToBackLegacy.text(state));
    }
    decks(state, table);
    conditions(state, table);
  }

  private static void quest(GameState state, int number, TableBuilder table) {
    MatchDefinition definition = state.definition();
    QuestEntry quest = definition.scene(number).quest.entry();
    QuestTexts texts = definition.quests.get(number);
    table.add(Kind.TOKEN, "quest-" + quest.id()).art(quest.id())
        .set("label", RulesText.named(state.config().texts(), quest.title()))
        .set("karma-upgrades", quest.karmaUpgrades())
        .set("text", texts.all);
  }

  /** Describes how often each type of demon was defeated, which goals use. */
  private static void defeated(GameState state, TableBuilder table) {
    List<Demon> types = state.definition().content.demons();
    for (int type = 0; type < types.size(); type++) {
      if (state.defeats(type) > 0) {
        DemonEntry entry = types.get(type).entry();
        table.add(Kind.TOKEN, "defeated-" + entry.id()).art(entry.id())
            .set("label", RulesText.named(state.config().texts(), entry.name()))
            .set("count", state.defeats(type));
      }
    }
  }

  private static void decks(GameState state, TableBuilder table) {
    Zones zones = state.zones();
    for (Deck deck : Deck.values()) {
      if (deck != Deck.SKILL) {
        table.zone(state.cards(), zones.deck(deck));
        table.zone(state.cards(), zones.discards(deck)).set("folded", true);
      }
    }
    table.zone(state.cards(), zones.special);
    table.zone(state.cards(), zones.drawn);
    if (!state.cards().isEmpty(zones.removed)) {
      table.zone(state.cards(), zones.removed);
    }
  }

  /** Describes the open supply of conditions (JW-SET-05). */
  private static void conditions(GameState state, TableBuilder table) {
    List<Condition> conditions = state.definition().content.conditions();
    RulesText sentences = state.definition().sentences;
    TableBuilder.Node supply = table.add(Kind.PILE, "conditions").set("count", conditions.size());
    for (Condition condition : conditions) {
      supply.add(Kind.CARD, condition.entry().id())
          .set("label", RulesText.named(state.config().texts(), condition.entry().id()))
          .set("turns", condition.entry().duration()).set("text", sentences.of(condition.clauses()));
    }
  }
}
