package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.ArgumentKind;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectPlace;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.content.vocabulary.Vocabulary;
import games.kumite.spi.content.ContentReader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A reader of texts of effects, which reports faults in them. Used during one reading. */
final class EffectTextReader {

  private final ContentReader reader;
  private final Vocabulary vocabulary;
  private final List<String> heroes;
  private final List<String> abbreviations;

  EffectTextReader(ContentReader reader, Vocabulary vocabulary, List<String> heroes, List<String> abbreviations) {
    this.reader = reader;
    this.vocabulary = vocabulary;
    this.heroes = heroes;
    this.abbreviations = abbreviations;
  }

  /** The location of a text, for reports. */
  record Spot(String file, String entry, String field) {
    Spot inner(int number) {
      return new Spot(file, entry, field + "/" + number);
    }
  }

  private void report(Spot spot, String message) {
    reader.report(spot.file, spot.entry, spot.field, message);
  }

  private void refers(Spot spot, String name, String target) {
    reader.refers(spot.file, spot.entry, spot.field, name, target);
  }

  private static <E, R> List<R> each(List<E> entries, Function<E, R> read) {
    List<R> results = new ArrayList<>();
    entries.forEach(entry -> results.add(read.apply(entry)));
    return List.copyOf(results);
  }

  List<FateSlot> fateSlots(List<FateSlot.Entry> entries) {
    return each(entries, it -> new FateSlot(it, now(new Spot("fate-slots", it.id(), "effects"), it.effects(), TextSource.FATE_SLOT)));
  }

  List<Hero> heroes(List<Hero.Entry> entries) {
    return each(entries, it -> new Hero(it, clauses(new Spot("heroes", it.id(), "special"), it.special(), TextSource.SPECIAL),
        clauses(new Spot("heroes", it.id(), "coop"), it.coop(), TextSource.ABILITY)));
  }

  List<Upgrade> upgrades(List<Upgrade.OwnEntry> own, List<Upgrade.UniqueEntry> unique) {
    List<Upgrade> upgrades = new ArrayList<>();
    for (Upgrade.OwnEntry it : own) {
      int hero = heroes.indexOf(it.hero());
      if (hero >= 0) { // otherwise the reference is reported
        upgrades.add(new Upgrade(it.id(), it.name(), hero,
            clauses(new Spot("upgrades", it.id(), "normal"), it.normal(), TextSource.UPGRADE),
            clauses(new Spot("upgrades", it.id(), "epic"), it.epic(), TextSource.UPGRADE)));
      }
    }
    upgrades.sort((a, b) -> a.hero() - b.hero());
    for (Upgrade.UniqueEntry it : unique) {
      upgrades.add(new Upgrade(it.id(), it.name(), Upgrade.UNIQUE,
          clauses(new Spot("unique-upgrades", it.id(), "normal"), it.normal(), TextSource.UPGRADE),
          clauses(new Spot("unique-upgrades", it.id(), "epic"), it.epic(), TextSource.UPGRADE)));
    }
    return List.copyOf(upgrades);
  }

  List<Companion> companions(List<Companion.Entry> entries) {
    return each(entries, it -> new Companion(it, heroes.indexOf(it.hero()),
        clauses(new Spot("companions", it.id(), "passive"), it.passive(), TextSource.ABILITY),
        clauses(new Spot("companions", it.id(), "special"), it.special(), TextSource.SPECIAL)));
  }

  List<Boss> bosses(List<Boss.Entry> entries) {
    return each(entries, it -> new Boss(
        it, clauses(new Spot("bosses", it.id(), "abilities"), it.abilities(), TextSource.ENEMY)));
  }

  List<Crate> crates(List<Crate.Entry> entries) {
    return each(entries, it -> new Crate(it, now(new Spot("crates", it.id(), "trap"), it.trap(), TextSource.EVENT)));
  }

  List<BigTroubleCard> bigTrouble(List<BigTroubleCard.Entry> entries) {
    return each(entries, it -> new BigTroubleCard(it,
        now(new Spot("big-trouble", it.id(), "effects"), it.effects(), TextSource.BIG_TROUBLE),
        List.of(each(it.base(), abbreviations::indexOf), each(it.threePlayers(), abbreviations::indexOf),
            each(it.directors(), abbreviations::indexOf))));
  }

  List<HellCard> hells(List<HellCard.Entry> entries) {
    return each(entries, it -> {
      boolean isKept = it.kind() == HellCard.Kind.KEEP;
      return new HellCard(it, effects(new Spot("hells", it.id(), "effects"), it.effects(),
          isKept ? Trigger.PASSIVE : Trigger.NOW, isKept ? TextSource.KEPT : TextSource.HELL));
    });
  }

  List<ActTwo> actTwo(List<ActTwo.Entry> entries) {
    return each(entries, it -> new ActTwo(it, now(new Spot("act-two", it.id(), "effects"), it.effects(), TextSource.ACT_TWO),
        now(new Spot("act-two", it.id(), "threePlayers"), it.threePlayers(), TextSource.ACT_TWO)));
  }

  /** Reads texts with triggers. */
  List<Clause> clauses(Spot spot, List<String> texts, TextSource home) {
    List<Clause> clauses = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      Spot inner = spot.inner(i + 1);
      try {
        Clause clause = vocabulary.clause(texts.get(i));
        check(inner, clause, home);
        clauses.add(clause);
      } catch (IllegalArgumentException wrong) {
        report(inner, String.valueOf(wrong.getMessage()));
      }
    }
    return List.copyOf(clauses);
  }

  /** Reads a text that is carried out at once. */
  Effects now(Spot spot, String text, TextSource home) {
    return effects(spot, text, Trigger.NOW, home);
  }

  private Effects effects(Spot spot, String text, Trigger trigger, TextSource home) {
    try {
      Effects effects = vocabulary.effects(text);
      check(spot, new Clause(trigger, Attribute.ANY, effects), home);
      return effects;
    } catch (IllegalArgumentException wrong) {
      report(spot, String.valueOf(wrong.getMessage()));
      return Effects.NONE;
    }
  }

  private void check(Spot spot, Effects effects, TextSource home) {
    check(spot, new Clause(Trigger.NOW, Attribute.ANY, effects), home);
  }

  private void check(Spot spot, Clause clause, TextSource home) {
    String fault = EffectPlacement.fault(clause, home);
    if (!fault.isEmpty()) {
      report(spot, fault);
    }
    clause.effects().all().forEach(effect -> refers(spot, effect, home));
  }

  private void refers(Spot spot, Effect effect, TextSource home) {
    for (ArgumentKind kind : effect.verb().shape().arguments) {
      if (effect.names(kind) && !effect.name().equals(ArgumentKind.CHOICE)) {
        switch (kind) {
          case MINION -> refers(spot, effect.name(), "minions");
          case ITEM -> refers(spot, effect.name(), ContentNames.SHOP_ITEM);
          case UPGRADE -> refers(spot, effect.name(), "unique-upgrades");
          case EXCEPTION -> refers(spot, effect.name(), ContentNames.ITEM);
          case BOSS -> refers(spot, effect.name(), "bosses");
          default -> { }
        }
      }
    }
    if (effect.place().kind() == EffectPlace.Kind.SPACE) {
      refers(spot, effect.place().space(), spaces(home));
    }
  }

  private static String spaces(TextSource home) {
    return switch (home.acts()) {
      case FIRST -> ContentNames.CHINATOWN;
      case SECOND -> ContentNames.LAIR;
      case BOTH -> ContentNames.SPACE;
    };
  }

  /** Reads a quest event and checks it. */
  QuestEvent event(Spot spot, String text, TextSource home) {
    QuestEvent event;
    try {
      event = vocabulary.event(text);
    } catch (IllegalArgumentException wrong) {
      report(spot, String.valueOf(wrong.getMessage()));
      return new QuestEvent.Several(List.of());
    }
    event.parts().forEach(part -> check(spot, part, home));
    return event;
  }

  private void check(Spot spot, QuestEvent event, TextSource home) {
    String fault = event.fault(home);
    if (!fault.isEmpty()) {
      report(spot, fault);
    }
    if (!event.boss().isEmpty()) {
      refers(spot, event.boss(), "bosses");
    }
    if (event.boss().isEmpty() || !event.space().isEmpty()) {
      refers(spot, event.space(), spaces(home));
    }
    event.enemies().forEach(enemy -> refers(spot, enemy, ContentNames.ENEMY));
    check(spot, event.done(), home);
    check(spot, event.failed(), home);
  }
}
