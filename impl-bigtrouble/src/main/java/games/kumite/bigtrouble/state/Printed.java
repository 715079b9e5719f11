package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.Showdown;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.spi.marks.Immutable;
import java.util.List;
import java.util.stream.Stream;

/** The texts of cards that the table shows, composed once. Lists are by index. Immutable. */
@Immutable
public final class Printed {

  /** The normal sides of upgrade cards. */
  public final List<String> normal;
  /** The epic sides of upgrade cards. */
  public final List<String> epic;
  /** The special abilities of heroes. */
  public final List<String> specials;
  /** The co-op abilities of heroes. */
  public final List<String> coops;
  /** The specials of companions. */
  public final List<String> companions;
  /** The boards of bosses. */
  public final List<String> bosses;
  /** The slots of the fate track. */
  public final List<String> fateSlots;
  /** The kinds of items. */
  public final List<String> items;
  private final List<List<String>> main;
  private final List<String> side;
  private final List<List<String>> objectives;
  private final List<List<String>> showdowns;

  Printed(Content content, RulesText sentences) {
    normal = content.upgrades().stream().map(card -> sentences.of(card.normal())).toList();
    epic = content.upgrades().stream().map(card -> sentences.of(card.epic())).toList();
    specials = content.heroes().stream().map(hero -> sentences.of(hero.special())).toList();
    coops = content.heroes().stream().map(hero -> sentences.of(hero.coop())).toList();
    companions = content.companions().stream().map(card -> sentences.of(card.special())).toList();
    bosses = content.bosses().stream().map(boss -> sentences.of(boss.abilities())).toList();
    fateSlots = content.fateSlots().stream().map(slot -> sentences.of(slot.effects())).toList();
    items = Stream.of(ItemKind.values()).map(kind -> sentences.ofItem(kind.word())).toList();
    main = content.mainQuests().stream()
        .map(quest -> quest.events().stream().map(sentences::requirement).toList()).toList();
    side = content.sideQuests().stream().map(quest -> sentences.requirement(quest.event())).toList();
    objectives = content.showdowns().stream().map(card -> List.of(
        objective(sentences, card.incomplete()), objective(sentences, card.complete()))).toList();
    showdowns = content.showdowns().stream().map(card -> List.of(
        sentences.of(card.incomplete().clauses()), sentences.of(card.complete().clauses()))).toList();
  }

  private static String objective(RulesText sentences, Showdown.Side side) {
    QuestEvent event = side.objective();
    return sentences.requirement(event);
  }

  /** Returns the requirement of an event of a main quest. */
  public String main(int quest, int event) {
    return main.get(quest).get(event);
  }

  /** Returns the requirement of a side quest. */
  public String side(int quest) {
    return side.get(quest);
  }

  /** Returns the objective of a side of a showdown card: 1 for the complete side, 0 for the other. */
  public String objective(int card, int side) {
    return objectives.get(card).get(side);
  }

  /** Returns the effects of a side of a showdown card until it is completed. */
  public String showdown(int card, int side) {
    return showdowns.get(card).get(side);
  }
}
