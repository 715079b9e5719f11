package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Companion;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.Showdown;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.content.vocabulary.ArgumentKind;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.EffectPlace;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.KeywordConstant;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.spi.Texts;
import games.kumite.spi.marks.Immutable;
import java.util.List;
import java.util.stream.Collectors;

/** The printed texts of cards as display sentences. Immutable. */
@Immutable
public final class RulesText {

  private final Texts texts;
  private final Content content;

  RulesText(Texts texts, Content content) {
    this.texts = texts;
    this.content = content;
  }

  /** Returns the sentences of several texts of a card. */
  public String of(List<Clause> clauses) {
    return clauses.stream().map(this::of).collect(Collectors.joining(" "));
  }

  /** Returns the sentence of a text with its trigger. */
  public String of(Clause clause) {
    String trigger = clause.trigger() == Trigger.COST
        ? texts.text("trigger.cost", word("attribute", clause.price()))
        : texts.text("trigger." + clause.trigger().word());
    return Texts.sentence((trigger.isEmpty() ? "" : trigger + " ") + plain(clause.effects()));
  }

  /** Returns the sentence of a text without trigger. */
  public String of(Effects effects) {
    return effects.isEmpty() ? "" : Texts.sentence(plain(effects));
  }

  /** Returns the sentence of a single effect. */
  public String of(Effect effect) {
    return Texts.sentence(effect(effect));
  }

  /** Returns the phrase of an effect in the middle of a sentence. */
  public String phrase(Effect effect) {
    return effect(effect);
  }

  /** Returns the text of a hero: its special and its co-op ability. */
  String hero(Hero hero) {
    return texts.text("sheet.hero", of(hero.special()), of(hero.coop()));
  }

  /** Returns the text of a companion: what always holds, and its special ability. */
  String companion(Companion card) {
    return texts.text("sheet.companion", of(card.passive()), of(card.special()));
  }

  /** Returns the text of an upgrade card: its normal and its epic side. */
  String upgrade(Upgrade card) {
    return texts.text("sheet.upgrade", of(card.normal()), of(card.epic()));
  }

  /** Returns the text of a side of a showdown card: its objective, and the effects until it is completed. */
  String showdown(Showdown.Side side) {
    String effects = of(side.clauses());
    return effects.isEmpty() ? requirement(side.objective()) : texts.text("sheet.showdown", requirement(side.objective()), effects);
  }

  /** Returns the text of an item, by its word. */
  String ofItem(String word) {
    return texts.text("item." + word);
  }

  /** Returns the sentence of a single part of a text. */
  public String of(Part part) {
    return Texts.sentence(part(part));
  }

  private String plain(Effects effects) {
    return effects.first().equals(effects.second()) ? parts(effects.first())
        : texts.text("sentence.acts", parts(effects.first()), parts(effects.second()));
  }

  private String parts(List<Part> parts) {
    return parts.stream().map(this::part).collect(Collectors.joining(", "));
  }

  private String part(Part part) {
    String text = part.effects().stream().map(this::effect).collect(Collectors.joining(texts.text("sentence.or")));
    if (part.max() > 1) {
      text = texts.text("sentence.up-to", text, part.max());
    }
    if (part.scope() != EffectDuration.ALWAYS) {
      text = texts.text("scope." + Texts.word(part.scope()), text);
    }
    return part.each() == EffectTarget.SELF ? text
        : texts.text("sentence.for", word("target", part.each()), text);
  }

  private String word(String kind, KeywordConstant word) {
    return texts.text(kind + "." + word.word());
  }

  private String effect(Effect effect) {
    Object[] arguments = effect.verb().shape().arguments.stream().filter(kind -> kind != ArgumentKind.HEROES)
        .map(kind -> argument(effect, kind)).toArray();
    String text = effect.verb().phrase(texts, effect, arguments);
    return effect.target() == EffectTarget.SELF ? text
        : texts.text("sentence.for", word("target", effect.target()), text);
  }

  private Object argument(Effect effect, ArgumentKind kind) {
    return switch (kind) {
      case AMOUNT, SIGNED -> effect.amount();
      case CONTEXT -> word("context", effect.context());
      case PLACE -> place(effect.place());
      case FREE_ACTION -> word("free-action", effect.action());
      case MINION, BOSS -> enemy(effect.name());
      case ITEM, EXCEPTION -> item(effect.name());
      case UPGRADE -> named(content.upgrades().get(content.upgrade(effect.name())).name());
      case HEROES -> word("target", effect.target());
    };
  }

  private String place(EffectPlace place) {
    return place.kind() == EffectPlace.Kind.SPACE ? texts.text("place.space", place.space())
        : texts.text("place." + place.kind().word());
  }

  private String item(String id) {
    return named(content.items().stream().filter(item -> item.id().equals(id)).map(item -> item.name()).findFirst()
        .or(() -> content.crates().stream().filter(crate -> crate.entry().id().equals(id))
            .map(crate -> crate.entry().name()).findFirst()).orElse(id));
  }

  /**
   * Returns a name of content in a language, the text {@code name.<name>}; content of an owner that has no such text is
   * shown as it is written.
   */
  public static String named(Texts texts, String name) {
    String key = "name." + name;
    return texts.has(key) ? texts.text(key) : name;
  }

  private String named(String name) {
    return named(texts, name);
  }

  private String enemy(String id) {
    int type = content.minion(id);
    if (type >= 0) {
      Minion minion = content.minions().get(type);
      return named(minion.name());
    }
    int boss = content.boss(id);
    return named(boss < 0 ? content.loPan().name() : content.bosses().get(boss).entry().name());
  }

  /** Returns the requirement of an event, without the effects after it (BT-RUL-59). */
  public String requirement(QuestEvent event) {
    return event.phrase(texts, this::enemy);
  }

  /** Returns the text of a quest: the requirements in order, and the reward. */
  public String quest(List<QuestEvent> events, Effects reward, int audacity) {
    String asked = events.stream().map(this::requirement).collect(Collectors.joining("; "));
    String given = reward.isEmpty() ? "" : plain(reward);
    return texts.text(given.isEmpty() ? "sentence.quest.plain" : "sentence.quest", asked, given, audacity);
  }
}
