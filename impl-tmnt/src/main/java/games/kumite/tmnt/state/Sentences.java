package games.kumite.tmnt.state;

import games.kumite.spi.Texts;
import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Condition;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a card does, in words for people: each word of the vocabulary has a phrase in the bundle. */
final class Sentences {

  private final Texts texts;
  private final List<Card> characters;

  Sentences(Texts texts, List<Card> characters) {
    this.texts = texts;
    this.characters = characters;
  }

  /** The whole text of a card, empty for one without any. */
  String of(Card card) {
    List<String> sentences = new ArrayList<>();
    if (!card.requires().equals(Condition.ALWAYS)) {
      sentences.add(texts.text("card.requires", condition(card.requires())));
    }
    for (Clause clause : card.effects()) {
      sentences.add(sentence(clause));
    }
    if (!card.badStuff().isEmpty()) {
      sentences.add(texts.text("card.bad-stuff", card.badStuff().stream().map(this::body).collect(Collectors.joining("; "))));
    }
    return String.join(" ", sentences);
  }

  private String sentence(Clause clause) {
    String body = body(clause);
    String paid = clause.cost() == 0 ? body : texts.text("card.cost", String.valueOf(clause.cost()), body);
    String limited = clause.max() == 0 ? paid
        : texts.text("card.max-" + Texts.word(clause.per()), paid, String.valueOf(clause.max()));
    return texts.text("trigger." + Texts.word(clause.trigger()), limited);
  }

  private String body(Clause clause) {
    String effect = effect(clause.effect());
    if (clause.condition().equals(Condition.ALWAYS)) {
      return effect;
    }
    String condition = condition(clause.condition());
    return clause.hasElse() ? texts.text("card.else", effect, condition, effect(clause.otherwise()))
        : texts.text("card.if", effect, condition);
  }

  private String effect(Effect effect) {
    String key = "effect." + Texts.word(effect.verb());
    if (effect instanceof Effect.Change change) {
      boolean isMore = change.more() && change.verb() == Verb.STR;
      return texts.text(key + (isMore ? ".more" : "." + Texts.word(change.aim())), signed(change.amount()));
    } else if (effect instanceof Effect.Amount amount) {
      return texts.text(key, signed(amount.amount()), String.valueOf(Math.abs(amount.amount())));
    } else if (effect instanceof Effect.OfRun run) {
      return texts.text(key + (run.any() ? ".any" : ".own"));
    } else if (effect instanceof Effect.Lose lose) {
      String what = texts.text("what." + Texts.word(lose.what()), String.valueOf(lose.count()));
      return lose.count() == 0 ? texts.text(key + ".all", what)
          : texts.text(key + "." + Texts.word(lose.chooser()), String.valueOf(lose.count()), what);
    } else if (effect instanceof Effect.Draw draw) {
      return texts.text(key + (draw.losesOne() ? ".lose-one" : ".all"), String.valueOf(draw.count()),
          texts.named("deck", draw.deck()));
    } else if (effect instanceof Effect.Remove remove) {
      return texts.text(key + (remove.treasure() ? ".treasure" : ".no-treasure"), monster(remove.fitting()));
    } else if (effect instanceof Effect.Treasure treasure) {
      return texts.text(key + (treasure.leastOne() ? ".least-one" : ".plain"), signed(treasure.amount()));
    } else if (effect instanceof Effect.ExtraSlot extra) {
      return texts.text(key + (extra.any() ? ".any" : ".hand"), String.valueOf(extra.amount()));
    }
    return texts.text(key);
  }

  private String condition(Condition condition) {
    return switch (condition.scope()) {
      case MONSTER -> texts.text("condition.monster", monster(condition));
      case OTHER_MONSTER -> texts.text("condition.other-monster", condition.word());
      default -> texts.text("condition." + Texts.word(condition.scope()),
          texts.text("player." + Texts.word(condition.test()), argument(condition)));
    };
  }

  private String monster(Condition condition) {
    return texts.text("monster." + Texts.word(condition.test()), argument(condition));
  }

  private String argument(Condition condition) {
    return switch (condition.test()) {
      case CHARACTER -> characters.stream().filter(card -> card.entry().word().equals(condition.word()))
          .map(card -> card.entry().name()).findFirst().orElse(condition.word());
      case KIND, TAG, SLOT_EMPTY -> texts.text("word." + condition.word().toLowerCase(Locale.ROOT));
      case STANCE -> condition.word().charAt(0) + condition.word().substring(1).toLowerCase(Locale.ROOT);
      default -> String.valueOf(condition.number());
    };
  }

  private static String signed(int amount) {
    return amount < 0 ? String.valueOf(amount) : "+" + amount;
  }
}
