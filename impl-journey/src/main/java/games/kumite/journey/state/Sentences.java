package games.kumite.journey.state;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Cost;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Duration;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.content.Who;
import games.kumite.journey.map.Ray;
import games.kumite.spi.Texts;
import games.kumite.spi.marks.Shared;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What is printed on cards and sheets, in words for people. Immutable. */
@Shared
public final class Sentences {

  private final Texts texts;

  Sentences(Texts texts) {
    this.texts = texts;
  }

  /** A card: when it may be played, what it does, how long, what it costs. */
  String of(Card card) {
    List<String> sentences = new ArrayList<>();
    boolean isPlayed = card.deck() == Deck.SKILL || card.deck() == Deck.FORTUNE;
    sentences.add(Texts.sentence((isPlayed ? when(card.trigger()) + ": " : "") + plain(card.clauses())));
    if (card.duration() == Duration.END_OF_TURN) {
      sentences.add(texts.text("sentence.end-of-turn"));
    }
    if (!card.cost().equals(Cost.NOTHING)) {
      sentences.add(texts.text("sentence.cost", cost(card.cost())));
    }
    if (card.oncePerTurn()) {
      sentences.add(texts.text("sentence.once"));
    }
    return String.join(" ", sentences);
  }

  /** What a condition does as long as it is there. */
  public String of(List<Clause> clauses) {
    return Texts.sentence(plain(clauses));
  }

  /** A row of a weapon card or a demon's sheet. */
  public String row(List<Effect> row) {
    return row.isEmpty() ? texts.text("sentence.nothing")
        : row.stream().map(this::effect).collect(Collectors.joining(", "));
  }

  private String plain(List<Clause> clauses) {
    return clauses.stream().map(this::clause).collect(Collectors.joining("; "));
  }

  private String clause(Clause clause) {
    String text = effect(clause.effect());
    if (clause.timing() != Clause.Timing.PLAIN) {
      text = texts.named("timing", clause.timing(), text);
    }
    return clause.ifDamage() ? texts.text("sentence.if-damage", text) : text;
  }

  /** When a card may be played. */
  String when(Trigger trigger) {
    String moment = "trigger." + Texts.word(trigger.moment());
    return trigger.events().isEmpty() ? texts.text(moment) : texts.text(moment, trigger.events().stream()
        .map(event -> event(event, trigger)).collect(Collectors.joining(texts.text("sentence.or"))));
  }

  private String event(Trigger.Event event, Trigger trigger) {
    String own = "event." + Texts.word(event) + "." + Texts.word(trigger.party());
    return texts.has(own) ? texts.text(own)
        : texts.named("party", trigger.party(), texts.named("event", event), trigger.within());
  }

  /** What a use costs. */
  String cost(Cost cost) {
    List<String> parts = new ArrayList<>();
    if (cost.chi() > 0) {
      parts.add(texts.text("cost.chi", cost.chi()));
    }
    if (cost.health() > 0) {
      parts.add(texts.text("cost.health", cost.health()));
    }
    if (cost.ap() > 0) {
      parts.add(texts.text("cost.ap", cost.ap()));
    }
    return String.join(", ", parts);
  }

  private String effect(Effect effect) {
    String key = "effect." + effect.verb().word();
    if (effect instanceof Effect.Amount it) {
      return amount(key, it.amount());
    } else if (effect instanceof Effect.Given it) {
      return toward(it.amount() == Effect.ALL ? key + ".all" : key, it.who(), it.amount());
    } else if (effect instanceof Effect.Aimed it) {
      return toward(key, it.who(), 0);
    } else if (effect instanceof Effect.Move it) {
      return it.who() == Who.SELF ? amount(key, it.amount()) : texts.text(key + ".others", it.amount(), who(it.who()));
    } else if (effect instanceof Effect.Inflict it) {
      return it.who() == Who.SELF ? texts.text(key + ".you", it.condition())
          : texts.text(key, it.condition(), who(it.who()));
    } else if (effect instanceof Effect.MoveTo it) {
      return toward(key, it.who(), 0);
    } else if (effect instanceof Effect.Face it) {
      return toward(key + "." + Texts.word(it.turn()), it.who(), 0);
    } else if (effect instanceof Effect.AddRays it) {
      return texts.text(key, it.rays().stream().map(this::ray).collect(Collectors.joining(", ")));
    } else if (effect instanceof Effect.ExtendRay it) {
      return texts.text(key, it.amount(), texts.text("bearing." + it.bearing()));
    }
    return named(effect, key);
  }

  private String named(Effect effect, String key) {
    if (effect instanceof Effect.Reroll it) {
      return texts.text(key, texts.named("colour", it.colour()));
    } else if (effect instanceof Effect.SetSpin it) {
      return texts.text(key, Texts.word(it.area()));
    } else if (effect instanceof Effect.Cards it) {
      return texts.text(key, it.amount(), Texts.word(it.pile()));
    } else if (effect instanceof Effect.Put it) {
      return texts.text(key, texts.named("track", it.track()), it.amount());
    } else if (effect instanceof Effect.Halve it) {
      return texts.text(key, texts.named("track", it.track()));
    } else if (effect instanceof Effect.BlockGain it) {
      return texts.text(key, texts.named("track", it.track()));
    } else if (effect instanceof Effect.MoveThrough it) {
      return texts.text(key, texts.named("obstacle", it.obstacles()));
    } else if (effect instanceof Effect.IgnoreTerrain it) {
      return texts.text(key, Texts.word(it.squares()));
    } else if (effect instanceof Effect.BlockAction it) {
      return texts.text(key, texts.named("deed", it.actions()));
    } else if (effect instanceof Effect.Spawn it) {
      return texts.text(key, it.type(), it.amount());
    }
    return texts.text(key);
  }

  /** Fewer of something is said in words of its own. */
  private String amount(String key, int amount) {
    return amount < 0 ? texts.text(key + ".less", -amount) : texts.text(key, amount);
  }

  /** The owner of a card is addressed, others are spoken of. */
  private String toward(String key, Who who, int amount) {
    return who == Who.SELF ? texts.text(key + ".you", amount) : texts.text(key, amount, who(who));
  }

  private String who(Who who) {
    return texts.named("who", who);
  }

  private String ray(Ray ray) {
    return texts.text("sentence.ray", ray.min(), ray.max(), texts.text("bearing." + ray.bearing()));
  }
}
