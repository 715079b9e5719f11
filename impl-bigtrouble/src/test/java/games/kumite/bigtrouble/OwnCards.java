package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.Companion;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.HellCard;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.effect.ShippedWords;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The shipped content with other texts on a card, for words that no shipped card uses. */
final class OwnCards {

  private OwnCards() {}

  /** Other texts on the normal side of JK1, which is Jack's. */
  static Content upgrade(String... texts) {
    Content shipped = Contents.SHIPPED;
    List<Upgrade> upgrades = new ArrayList<>(shipped.upgrades());
    Upgrade card = upgrades.get(0);
    upgrades.set(0, new Upgrade(card.id(), card.name(), card.hero(), clauses(texts), card.epic()));
    return with(shipped.heroes(), upgrades, shipped.companions(), shipped.hells());
  }

  /** Another special of the companion Jack Burton. */
  static Content special(String... texts) {
    Content shipped = Contents.SHIPPED;
    List<Companion> companions = new ArrayList<>(shipped.companions());
    Companion card = companions.get(0);
    companions.set(0, new Companion(card.entry(), card.hero(), card.passive(), clauses(texts)));
    return with(shipped.heroes(), shipped.upgrades(), companions, shipped.hells());
  }

  private static List<Clause> clauses(String... texts) {
    return List.of(texts).stream().map(ShippedWords.ALL::clause).toList();
  }

  static Content with(List<Hero> heroes, List<Upgrade> upgrades, List<Companion> companions, List<HellCard> hells) {
    Content s = Contents.SHIPPED;
    return new Content(s.dice(), s.tracks(), s.players(), s.fateSlots(), s.levels(), heroes, upgrades, companions,
        s.minions(), s.bosses(), s.loPan(), s.items(), s.crates(), s.bigTrouble(), hells, s.mainQuests(),
        s.sideQuests(), s.showdowns(), s.actTwo(), s.chinatown(), s.lair());
  }

  /** The shipped content with another entry in one of its lists, which is named as in {@link Content}. */
  static Content with(String list, int at, Object entry) {
    return with(list, shipped -> {
      List<Object> entries = new ArrayList<>((List<?>) shipped);
      entries.set(at, entry);
      return List.copyOf(entries);
    });
  }

  /** The shipped content with another file in the place of one that has a single entry. */
  static Content with(String file, Object entry) {
    return with(file, shipped -> entry);
  }

  private static Content with(String name, UnaryOperator<Object> change) {
    try {
      RecordComponent[] parts = Content.class.getRecordComponents();
      Object[] values = new Object[parts.length];
      Class<?>[] types = new Class<?>[parts.length];
      for (int i = 0; i < parts.length; i++) {
        types[i] = parts[i].getType();
        values[i] = parts[i].getAccessor().invoke(Contents.SHIPPED);
        if (parts[i].getName().equals(name)) {
          values[i] = change.apply(values[i]);
        }
      }
      return Content.class.getConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException wrong) {
      throw new IllegalStateException(wrong);
    }
  }
}
