package games.kumite.journey.state;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Cost;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Demon;
import games.kumite.journey.content.DemonEntry;
import games.kumite.journey.content.Duration;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectTarget;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.map.Ray;
import games.kumite.spi.Texts;
import games.kumite.spi.content.Phrasebook;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The printed texts of cards and sheets as display sentences. Immutable. */
@Immutable
public final class RulesText {

  private static final Phrasebook<RulesText, Effect> EFFECTS = Phrasebook.<RulesText, Effect>withDefault(
          (by, it) -> by.texts.text(key(it)))
      .with(Effect.Amount.class, (by, it) -> by.amount(key(it), it.amount()))
      .with(Effect.Given.class, (by, it) ->
          by.toward(it.amount() == Effect.ALL ? key(it) + ".all" : key(it), it.who(), it.amount()))
      .with(Effect.Aimed.class, (by, it) -> by.toward(key(it), it.who(), 0))
      .with(Effect.Move.class, (by, it) -> it.who() == EffectTarget.SELF ? by.amount(key(it), it.amount())
          : by.texts.text(key(it) + ".others", it.amount(), by.who(it.who())))
      .with(Effect.Inflict.class, (by, it) -> it.who() == EffectTarget.SELF ? by.texts.text(key(it) + ".you", by.named(it.condition()))
          : by.texts.text(key(it), by.named(it.condition()), by.who(it.who())))
      .with(Effect.MoveTo.class, (by, it) -> by.toward(key(it), it.who(), 0))
      .with(Effect.Face.class, (by, it) -> by.toward(key(it) + "." + Texts.word(it.turn()), it.who(), 0))
      .with(Effect.AddRays.class, (by, it) ->
          by.texts.text(key(it), by.range(it.rays())))
      .with(Effect.ExtendRay.class, (by, it) ->
          by.texts.text(key(it), it.amount(), by.texts.text("bearing." + it.bearing())))
      .with(Effect.Reroll.class, (by, it) -> by.texts.text(key(it), by.texts.wordText("colour", it.colour())))
      .with(Effect.SetSpin.class, (by, it) -> by.texts.text(key(it), by.texts.wordText("word", it.area())))
      .with(Effect.Cards.class, (by, it) -> by.texts.text(key(it), it.amount(), by.texts.wordText("pile", it.pile())))
      .with(Effect.Put.class, (by, it) -> by.texts.text(key(it), by.texts.wordText("track", it.track()), it.amount()))
      .with(Effect.OfTrack.class, (by, it) -> by.texts.text(key(it), by.texts.wordText("track", it.track())))
      .with(Effect.MoveThrough.class, (by, it) -> by.texts.text(key(it), by.texts.wordText("obstacle", it.obstacles())))
      .with(Effect.IgnoreTerrain.class, (by, it) -> by.texts.text(key(it), by.texts.wordText("word", it.squares())))
      .with(Effect.BlockAction.class, (by, it) -> by.texts.text(key(it), by.texts.wordText("deed", it.actions())))
      .with(Effect.Spawn.class, (by, it) -> by.texts.text(key(it), by.named(it.type()), it.amount()));

  private final Texts texts;

  RulesText(Texts texts) {
    this.texts = texts;
  }

  /** Returns the text of a card: its timing, effects, duration and cost. */
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

  /** Returns the text of a condition. */
  public String of(List<Clause> clauses) {
    return Texts.sentence(plain(clauses));
  }

  /** Returns the text of a card from a given word on. */
  String rest(Card card, int from) {
    return plain(card.clauses().subList(from, card.clauses().size()));
  }

  /** Returns the text of a row of a weapon card or a demon's sheet. */
  public String row(List<Effect> row) {
    return row.isEmpty() ? texts.text("sentence.nothing")
        : row.stream().map(this::effect).collect(Collectors.joining(", "));
  }

  /** Returns the text of a demon's sheet. */
  String sheet(Demon demon) {
    DemonEntry entry = demon.entry();
    List<String> sentences = new ArrayList<>();
    sentences.add(texts.text("sheet.move", entry.move()));
    sentences.add(texts.text("sheet.attack", entry.attackDice(), range(demon.icon())));
    if (entry.defenseDice() > 0) {
      sentences.add(texts.text("sheet.defense", entry.defenseDice()));
    }
    sentences.add(texts.text(entry.track() ? "sheet.track" : "sheet.one-hit", entry.health()));
    sentences.add(texts.text("sheet.karma", entry.badKarma(), entry.sanctity(), entry.goodKarma()));
    if (!demon.rows().isEmpty()) {
      sentences.add(texts.text("sheet.black", rows(demon.rows())));
    }
    return String.join(" ", sentences);
  }

  /** Returns the text of a weapon card: what each face of the white die does. */
  public String weapon(List<List<Effect>> rows) {
    return texts.text("sheet.white", rows(rows));
  }

  private String rows(List<List<Effect>> rows) {
    return IntStream.range(0, rows.size()).mapToObj(face -> texts.text("sheet.face", face + 1, row(rows.get(face))))
        .collect(Collectors.joining("; "));
  }

  /** Returns the text of a pilgrim's sheet: the squares that its attacks reach. */
  public String reach(List<Ray> icon) {
    return texts.text("sheet.range", range(icon));
  }

  private String plain(List<Clause> clauses) {
    return clauses.stream().map(this::clause).collect(Collectors.joining("; "));
  }

  private String clause(Clause clause) {
    String text = effect(clause.effect());
    if (clause.timing() != Clause.Timing.PLAIN) {
      text = texts.wordText("timing", clause.timing(), text);
    }
    return clause.ifDamage() ? texts.text("sentence.if-damage", text) : text;
  }

  /** Returns the timing of a card. */
  String when(Trigger trigger) {
    String moment = "trigger." + Texts.word(trigger.moment());
    return trigger.events().isEmpty() ? texts.text(moment) : texts.text(moment, trigger.events().stream()
        .map(event -> event(event, trigger)).collect(Collectors.joining(texts.text("sentence.or"))));
  }

  private String event(Trigger.Event event, Trigger trigger) {
    String own = "event." + Texts.word(event) + "." + Texts.word(trigger.party());
    return texts.has(own) ? texts.text(own)
        : texts.wordText("party", trigger.party(), texts.wordText("event", event), trigger.within());
  }

  /** Returns the cost of a use. */
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
    return effect.word().phrase(effect, () -> EFFECTS.say(this, effect));
  }

  private static String key(Effect effect) {
    return "effect." + effect.word().word();
  }

  /** Returns the text of an amount; negative amounts have their own texts. */
  private String amount(String key, int amount) {
    return amount < 0 ? texts.text(key + ".less", -amount) : texts.text(key, amount);
  }

  /** Returns the text of an amount for figures; the owner of a card is addressed directly, others are named. */
  private String toward(String key, EffectTarget who, int amount) {
    return who == EffectTarget.SELF ? texts.text(key + ".you", amount) : texts.text(key, amount, who(who));
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

  private String who(EffectTarget who) {
    return texts.wordText("who", who);
  }

  /** Returns a range icon in words, alike for pilgrims and demons. */
  public String range(List<Ray> icon) {
    return icon.stream().map(this::ray).collect(Collectors.joining(", "));
  }

  private String ray(Ray ray) {
    return texts.text("sentence.ray", ray.min(), ray.max(), texts.text("bearing." + ray.bearing()));
  }
}
