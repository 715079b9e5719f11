package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.spi.marks.Immutable;
import java.util.List;
import java.util.stream.Stream;

/** The texts of cards that the table shows, composed once. Lists are by index. Immutable. */
@Immutable
public final class Printed {

  /** Both sides of upgrade cards. */
  public final List<String> upgrades;
  /** The special abilities of heroes. */
  public final List<String> specials;
  /** The co-op abilities of heroes. */
  public final List<String> coops;
  /** The sheets of heroes that can be chosen. */
  public final List<String> heroes;
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
  private final List<List<String>> showdowns;

  Printed(Content content, RulesText sentences) {
    upgrades = content.upgrades().stream().map(sentences::upgrade).toList();
    specials = content.heroes().stream().map(hero -> sentences.of(hero.special())).toList();
    heroes = content.heroes().stream().map(sentences::hero).toList();
    coops = content.heroes().stream().map(hero -> sentences.of(hero.coop())).toList();
    companions = content.companions().stream().map(card -> sentences.of(card.special())).toList();
    bosses = content.bosses().stream().map(boss -> sentences.of(boss.abilities())).toList();
    fateSlots = content.fateSlots().stream().map(slot -> sentences.of(slot.effects())).toList();
    items = Stream.of(ItemKind.values()).map(kind -> sentences.ofItem(kind.word())).toList();
    main = content.mainQuests().stream()
        .map(quest -> quest.events().stream().map(sentences::requirement).toList()).toList();
    side = content.sideQuests().stream().map(quest -> sentences.requirement(quest.event())).toList();
    showdowns = content.showdowns().stream()
        .map(card -> List.of(sentences.showdown(card.incomplete()), sentences.showdown(card.complete()))).toList();
  }

  /** Returns the requirement of an event of a main quest. */
  public String main(int quest, int event) {
    return main.get(quest).get(event);
  }

  /** Returns the requirement of a side quest. */
  public String side(int quest) {
    return side.get(quest);
  }

  /** Returns the text of a side of a showdown card: 1 for the complete side, 0 for the other. */
  public String showdown(int card, int side) {
    return showdowns.get(card).get(side);
  }
}
