package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Place;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.content.vocabulary.Scope;
import games.kumite.bigtrouble.content.vocabulary.Target;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.content.vocabulary.Worded;
import games.kumite.spi.Texts;
import games.kumite.spi.marks.Shared;
import java.util.List;
import java.util.stream.Collectors;

/** What is printed on cards, in words for people. Immutable. */
@Shared
public final class Sentences {

  private final Texts texts;
  private final Content content;

  Sentences(Texts texts, Content content) {
    this.texts = texts;
    this.content = content;
  }

  /** Several texts of a card. */
  public String of(List<Clause> clauses) {
    return clauses.stream().map(this::of).collect(Collectors.joining(" "));
  }

  /** A text with its trigger. */
  public String of(Clause clause) {
    String trigger = clause.trigger() == Trigger.COST
        ? texts.text("trigger.cost", word("attribute", clause.price()))
        : texts.text("trigger." + clause.trigger().word());
    return Texts.sentence((trigger.isEmpty() ? "" : trigger + " ") + plain(clause.effects()));
  }

  /** A text without trigger. */
  public String of(Effects effects) {
    return effects.isEmpty() ? "" : Texts.sentence(plain(effects));
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
    if (part.scope() != Scope.ALWAYS) {
      text = texts.text("scope." + Texts.word(part.scope()), text);
    }
    return part.each() == Target.SELF ? text
        : texts.text("sentence.for", word("target", part.each()), text);
  }

  private String word(String kind, Worded word) {
    return texts.text(kind + "." + word.word());
  }

  private String effect(Effect effect) {
    String key = "effect." + effect.verb().word();
    if (effect instanceof Effect.Amount it) {
      String negative = key + ".back";
      return it.amount() < 0 && texts.has(negative) ? texts.text(negative, -it.amount()) : texts.text(key, it.amount());
    } else if (effect instanceof Effect.Roll it) {
      return texts.text(key, context(it.context()), it.amount());
    } else if (effect instanceof Effect.EpicAll it) {
      return texts.text(key, context(it.context()));
    } else if (effect instanceof Effect.Heroes it) {
      return toward(it.target(), texts.text(key));
    } else if (effect instanceof Effect.HeroesAmount it) {
      return toward(it.target(), texts.text(key, it.amount()));
    } else if (effect instanceof Effect.Teleport it) {
      return toward(it.target(), texts.text(key, place(it.place())));
    } else if (effect instanceof Effect.Spawn it) {
      return texts.text(key, enemy(it.minion()), it.amount(), place(it.place()));
    } else if (effect instanceof Effect.Placed it) {
      return texts.text(key, place(it.place()));
    } else if (effect instanceof Effect.PlacedAmount it) {
      return texts.text(key, it.amount(), place(it.place()));
    } else if (effect instanceof Effect.Item it) {
      return toward(it.target(), it.item().equals(Effect.Item.CHOICE) ? texts.text("effect.item.choice")
          : texts.text(key, item(it.item())));
    } else if (effect instanceof Effect.Unique it) {
      return texts.text(key, content.upgrades().get(content.upgrade(it.upgrade())).name());
    } else if (effect instanceof Effect.NoFree it) {
      String action = word("free-action", it.action());
      return it.except().isEmpty() ? texts.text(key, action)
          : texts.text("effect.noFree.except", action, item(it.except()));
    } else if (effect instanceof Effect.BossHealth it) {
      return texts.text(key, enemy(it.boss()), it.amount());
    }
    return texts.text(key);
  }

  private String context(Context context) {
    return word("context", context);
  }

  private String toward(Target target, String text) {
    return target == Target.SELF ? text : texts.text("sentence.for", word("target", target), text);
  }

  private String place(Place place) {
    return place.kind() == Place.Kind.SPACE ? texts.text("place.space", place.space())
        : texts.text("place." + place.kind().word());
  }

  private String item(String id) {
    return content.items().stream().filter(item -> item.id().equals(id)).map(item -> item.name()).findFirst()
        .or(() -> content.crates().stream().filter(crate -> crate.entry().id().equals(id))
            .map(crate -> crate.entry().name()).findFirst()).orElse(id);
  }

  private String enemy(String id) {
    int type = content.minion(id);
    if (type >= 0) {
      Minion minion = content.minions().get(type);
      return minion.name();
    }
    int boss = content.boss(id);
    return boss < 0 ? content.loPan().name() : content.bosses().get(boss).entry().name();
  }

  /** What an event asks for, without what it then does (BT-RUL-59). */
  public String requirement(QuestEvent event) {
    if (event instanceof QuestEvent.Check it) {
      return texts.text("event-kind.check", it.difficulty(), it.space());
    } else if (event instanceof QuestEvent.Combat it) {
      return texts.text("event-kind.combat",
          it.enemies().stream().map(this::enemy).collect(Collectors.joining(", ")), it.space());
    } else if (event instanceof QuestEvent.Task it) {
      return texts.text(it.boxes() == QuestEvent.Task.Boxes.MERGED ? "event-kind.merged-task" : "event-kind.task",
          it.requirements().stream().map(attribute -> word("attribute", attribute)).collect(Collectors.joining(", ")),
          it.space());
    } else if (event instanceof QuestEvent.Go it) {
      return texts.text("event-kind.go", it.space());
    }
    return texts.text("event-kind.defeat", enemy(((QuestEvent.Defeat) event).boss()));
  }

  /** What a quest asks for and gives: the requirements in order, the reward. */
  public String quest(List<QuestEvent> events, Effects reward, int audacity) {
    String asked = events.stream().map(this::requirement).collect(Collectors.joining("; "));
    String given = reward.isEmpty() ? "" : plain(reward);
    return texts.text(given.isEmpty() ? "sentence.quest.plain" : "sentence.quest", asked, given, audacity);
  }
}
