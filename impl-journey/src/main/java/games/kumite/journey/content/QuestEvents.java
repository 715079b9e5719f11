package games.kumite.journey.content;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** A check of the rules of a quest about sutras and their collectors, removed cards, and defeated lords. */
final class QuestEvents {

  private static final String RULES = "rules";

  private final QuestEntry entry;
  private final List<Demon> demons;
  private final List<Card> cards;
  private final BiConsumer<String, String> wrong;

  /**
   * Creates the check of a quest.
   *
   * @param entry the quest
   * @param demons the types of demons
   * @param cards the cards of all decks
   * @param wrong the receiver of a field and its fault
   */
  QuestEvents(QuestEntry entry, List<Demon> demons, List<Card> cards, BiConsumer<String, String> wrong) {
    this.entry = entry;
    this.demons = demons;
    this.cards = cards;
    this.wrong = wrong;
  }

  void check() {
    Set<String> removed = new LinkedHashSet<>();
    for (QuestRule rule : entry.rules()) {
      if (rule instanceof QuestRule.CollectedBy collected) {
        sutra(collected.sutra());
      } else if (rule instanceof QuestRule.WithoutCards without) {
        without.cards().forEach(this::card);
        removed.addAll(without.cards());
      } else if (rule instanceof QuestRule.DoorAfterDefeat after) {
        lord(after.type());
      } else if (rule instanceof QuestRule.GateAfterDefeat after) {
        lord(after.type());
      }
    }
    if (!removed.isEmpty()) {
      decks(removed);
    }
  }

  private void sutra(int sutra) {
    if (entry.sutras().isEmpty()) {
      wrong.accept(RULES, "collected-by means nothing without a sutra");
    } else if (sutra > entry.sutras().size()) {
      wrong.accept(RULES, "must be a sutra from 1 to " + entry.sutras().size() + ", or 0 for each, was " + sutra);
    }
  }

  private void card(String id) {
    if (cards.stream().noneMatch(card -> card.id().equals(id))) {
      wrong.accept(RULES, "must be the id of a card of a deck, was \"" + id + "\"");
    }
  }

  /** Finds decks of which nothing would be left. */
  private void decks(Set<String> removed) {
    cards.stream().collect(Collectors.groupingBy(QuestEvents::deck, LinkedHashMap::new, Collectors.toList())).forEach((deck, all) -> {
      if (all.stream().allMatch(card -> removed.contains(card.id()))) {
        wrong.accept(RULES, "must leave a card in the deck of " + deck + " cards");
      }
    });
  }

  private static String deck(Card card) {
    String deck = card.deck().name().toLowerCase(Locale.ROOT);
    return card.pilgrim().isEmpty() ? deck : deck + " (" + card.pilgrim() + ")";
  }

  private void lord(String type) {
    if (demons.stream().anyMatch(demon -> demon.entry().id().equals(type) && !demon.isLord())) {
      wrong.accept(RULES, "must be a demon lord, was \"" + type + "\"");
    }
  }
}
