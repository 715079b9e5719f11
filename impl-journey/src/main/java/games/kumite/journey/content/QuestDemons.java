package games.kumite.journey.content;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The types of demons that a quest may ever see (JW-RUL-136). */
final class QuestDemons {

  private final List<Demon> demons;
  private final List<Card> cards;

  /**
   * Creates the sources of demons.
   *
   * @param demons the types
   * @param cards demon cards and misfortune cards
   */
  QuestDemons(List<Demon> demons, List<Card> cards) {
    this.demons = demons;
    this.cards = cards;
  }

  /** Returns the ids of the types that are on the map at first, or that a card, a rule or promotion may bring. */
  Set<String> of(QuestEntry quest) {
    Set<String> types = new LinkedHashSet<>();
    quest.demons().forEach(start -> types.add(start.type()));
    for (QuestRule rule : quest.rules()) {
      if (!rule.spawnedDemon().isEmpty()) {
        brought(rule.spawnedDemon(), types);
      }
    }
    for (Card card : cards) {
      if (isRemoved(quest, card)) {
        continue;
      }
      for (Clause clause : card.clauses()) {
        if (clause.effect() instanceof Effect.Spawn spawn) {
          demons.stream().filter(demon -> demon.entry().name().equals(spawn.type()))
              .forEach(demon -> brought(demon.entry().id(), types));
        } else if (clause.effect() instanceof Effect.SpawnLord) {
          types.add(quest.guestLord());
        }
      }
    }
    return types;
  }

  private static boolean isRemoved(QuestEntry quest, Card card) {
    return quest.rules().stream().anyMatch(rule -> rule.removedCards().contains(card.id()));
  }

  /** Adds a type and all types to which it may be promoted (JW-RAG-01). */
  private void brought(String type, Set<String> types) {
    types.add(type);
    for (Demon called : demons) {
      if (called.entry().id().equals(type) && !called.isLord()) {
        demons.stream().filter(demon -> demon.entry().rank() > called.entry().rank())
            .forEach(demon -> types.add(demon.entry().id()));
      }
    }
  }
}
