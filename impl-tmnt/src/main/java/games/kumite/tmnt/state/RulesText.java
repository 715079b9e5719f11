package games.kumite.tmnt.state;

import games.kumite.spi.Texts;
import games.kumite.spi.content.Phrasebook;
import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectCondition;
import games.kumite.tmnt.content.EffectVerb;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The display text of a card's effects. Each word of the vocabulary has a phrase in the bundle. */
final class RulesText {

  private static final Phrasebook<RulesText, Effect> EFFECTS = Phrasebook.<RulesText, Effect>withDefault(
          (by, it) -> by.texts.text(key(it)))
      .with(Effect.Change.class, RulesText::change)
      .with(Effect.Amount.class, (by, it) ->
          by.texts.text(key(it), signed(it.amount()), Math.abs(it.amount())))
      .with(Effect.OfRun.class, (by, it) -> by.texts.text(key(it) + (it.any() ? ".any" : ".own")))
      .with(Effect.Lose.class, RulesText::lose)
      .with(Effect.Draw.class, (by, it) -> by.texts.text(key(it) + (it.losesOne() ? ".lose-one" : ".all"),
          it.count(), by.texts.wordText("deck", it.deck())))
      .with(Effect.Remove.class, (by, it) ->
          by.texts.text(key(it) + (it.treasure() ? ".treasure" : ".no-treasure"), by.monster(it.fitting())))
      .with(Effect.Treasure.class, (by, it) ->
          by.texts.text(key(it) + (it.leastOne() ? ".least-one" : ".plain"), signed(it.amount()),
              Math.abs(it.amount())))
      .with(Effect.ExtraSlot.class, (by, it) ->
          by.texts.text(key(it) + (it.any() ? ".any" : ".hand"), it.amount()));

  private final Texts texts;
  private final List<Card> characters;
  private final List<Card> stances;

  RulesText(Texts texts, List<Card> characters, List<Card> stances) {
    this.texts = texts;
    this.characters = characters;
    this.stances = stances;
  }

  /** Returns the whole text of a card, empty for one without any. */
  String of(Card card) {
    List<String> sentences = new ArrayList<>();
    if (!card.requires().equals(EffectCondition.ALWAYS)) {
      sentences.add(Texts.sentence(texts.text("card.requires", condition(card.requires()))));
    }
    for (Clause clause : card.effects()) {
      sentences.add(sentence(clause));
    }
    if (!card.badStuff().isEmpty()) {
      sentences.add(Texts.sentence(texts.text("card.bad-stuff",
          card.badStuff().stream().map(this::body).collect(Collectors.joining("; ")))));
    }
    return String.join(" ", sentences);
  }

  private String sentence(Clause clause) {
    String body = body(clause);
    String paid = clause.cost() == 0 ? body : texts.text("card.cost", clause.cost(), body);
    String limited = clause.max() == 0 ? paid : texts.text("card.max-" + Texts.word(clause.per()), paid, clause.max());
    return Texts.sentence(texts.wordText("trigger", clause.trigger(), limited));
  }

  private String body(Clause clause) {
    String effect = phrase(clause.effect());
    if (clause.condition().equals(EffectCondition.ALWAYS)) {
      return effect;
    }
    String condition = condition(clause.condition());
    return clause.hasElse() ? texts.text("card.else", effect, condition, phrase(clause.otherwise()))
        : texts.text("card.if", effect, condition);
  }

  private String phrase(Effect effect) {
    return effect.verb().phrase(effect, () -> EFFECTS.say(this, effect));
  }

  private static String key(Effect effect) {
    return "effect." + effect.verb().word().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private String change(Effect.Change change) {
    String more = key(change) + (change.is(EffectVerb.LEVEL) && change.aim() == Effect.Aim.OWN ? ".more-own" : ".more");
    String key = change.more() && texts.has(more) ? more : key(change) + "." + Texts.word(change.aim());
    return texts.text(key, signed(change.amount()), change.amount(), Math.abs(change.amount()));
  }

  private String lose(Effect.Lose lose) {
    String what = texts.wordText("what", lose.what(), lose.count());
    return lose.count() == 0 ? texts.text("effect.lose.all", what)
        : texts.wordText("effect.lose", lose.chooser(), lose.count(), what);
  }

  private String condition(EffectCondition condition) {
    return switch (condition.scope()) {
      case MONSTER -> texts.text("condition.monster", monster(condition));
      case OTHER_MONSTER -> texts.text("condition.other-monster", named(texts, condition.word()));
      default -> {
        String whole = "condition." + Texts.word(condition.scope()) + "." + key(condition);
        yield texts.has(whole) ? texts.text(whole, argument(condition)) : texts.wordText(
            "condition", condition.scope(), phrase("player.", condition));
      }
    };
  }

  private String monster(EffectCondition condition) {
    return phrase("monster.", condition);
  }

  private String phrase(String subject, EffectCondition condition) {
    String argument = argument(condition);
    return condition.test().phrase(argument, () -> texts.text(subject + key(condition), argument));
  }

  private static String key(EffectCondition condition) {
    return condition.test().word().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private String argument(EffectCondition condition) {
    return switch (condition.test().argument()) {
      case CHARACTER -> name(characters, condition.word());
      case KIND, TAG -> texts.text("word." + condition.word().toLowerCase(Locale.ROOT));
      case SLOT -> texts.text("slot." + condition.word().toLowerCase(Locale.ROOT));
      case STANCE -> name(stances, condition.word());
      default -> String.valueOf(condition.number());
    };
  }

  /** Returns the display name of the card that conditions call by a word. */
  private String name(List<Card> cards, String word) {
    return named(texts, cards.stream().filter(card -> card.entry().word().equals(word))
        .map(card -> card.entry().name()).findFirst().orElse(word));
  }

  /**
   * Returns the name of a card in a language, the text {@code name.<name>}; a card of an owner that has no such text is
   * shown as it is written.
   */
  static String named(Texts texts, String name) {
    String key = "name." + name;
    return texts.has(key) ? texts.text(key) : name;
  }

  private static String signed(int amount) {
    return amount < 0 ? String.valueOf(amount) : "+" + amount;
  }
}
