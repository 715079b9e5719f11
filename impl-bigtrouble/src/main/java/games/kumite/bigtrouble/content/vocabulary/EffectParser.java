package games.kumite.bigtrouble.content.vocabulary;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A reader of verbs with their arguments. */
final class EffectParser {

  private static final Pattern EFFECT = Pattern.compile("([A-Za-z]+)(?:\\(([^()]*)\\))?(?: except ([A-Za-z]+))?");
  private static final Pattern AMOUNT = Pattern.compile("[1-9][0-9]?");
  private static final Pattern SIGNED = Pattern.compile("-?[1-9][0-9]?");
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9]+");

  private final String text;
  private final EffectVerb verb;
  private final String[] arguments;
  private final String except;

  private EffectParser(String text, EffectVerb verb, String[] arguments, String except) {
    this.text = text;
    this.verb = verb;
    this.arguments = arguments;
    this.except = except;
  }

  /**
   * Reads an effect.
   *
   * @throws IllegalArgumentException if the text is not an effect; it quotes the fault
   */
  static Effect parse(String text) {
    Matcher m = EFFECT.matcher(text);
    if (!m.matches()) {
      throw new IllegalArgumentException("an effect is verb(argument,argument), was \"" + text + "\"");
    }
    String inner = m.group(2);
    String except = m.group(3) == null ? "" : m.group(3);
    return new EffectParser(text, KeywordConstant.of(EffectVerb.class, "effect", m.group(1)),
        inner == null ? new String[0] : inner.split(",", -1), except).read();
  }

  private Effect read() {
    if (!except.isEmpty() && verb != EffectVerb.NO_FREE) {
      throw wrong("only noFree has an exception");
    }
    count(switch (verb.shape) {
      case PLAIN -> 0;
      case AMOUNT, SIGNED, CONTEXT, HEROES, PLACE, NAME, FREE_ACTION -> 1;
      case ROLL, HEROES_AMOUNT, HEROES_PLACE, AMOUNT_PLACE, ITEM, BOSS -> 2;
      case SPAWN -> 3;
    });
    return switch (verb.shape) {
      case PLAIN -> new Effect.Plain(verb);
      case AMOUNT -> new Effect.Amount(verb, amount(0, AMOUNT));
      case SIGNED -> new Effect.Amount(verb, amount(0, SIGNED));
      case CONTEXT -> new Effect.EpicAll(context(0));
      case ROLL -> new Effect.Roll(verb, context(0), amount(1, AMOUNT));
      case HEROES -> new Effect.Heroes(verb, target(0));
      case HEROES_AMOUNT -> new Effect.HeroesAmount(verb, target(0), amount(1, AMOUNT));
      case HEROES_PLACE -> new Effect.Teleport(target(0), EffectPlace.parse(arguments[1]));
      case SPAWN -> new Effect.Spawn(name(0), amount(1, AMOUNT), EffectPlace.parse(arguments[2]));
      case PLACE -> new Effect.Placed(verb, EffectPlace.parse(arguments[0]));
      case AMOUNT_PLACE -> new Effect.PlacedAmount(verb, amount(0, AMOUNT), EffectPlace.parse(arguments[1]));
      case ITEM -> new Effect.Item(name(0), target(1));
      case NAME -> new Effect.Unique(name(0));
      case FREE_ACTION -> new Effect.NoFree(KeywordConstant.of(FreeAction.class, "free action", arguments[0]), except);
      case BOSS -> new Effect.BossHealth(name(0), amount(1, SIGNED));
    };
  }

  private void count(int expected) {
    if (arguments.length != expected) {
      throw wrong(verb.word() + " needs " + expected + (expected == 1 ? " argument" : " arguments"));
    }
  }

  private int amount(int place, Pattern allowed) {
    if (!allowed.matcher(arguments[place]).matches()) {
      throw wrong(allowed == AMOUNT ? "a number is 1..99" : "a number is 1..99 or -99..-1");
    }
    return Integer.parseInt(arguments[place]);
  }

  private String name(int place) {
    if (!NAME.matcher(arguments[place]).matches()) {
      throw wrong("a name is letters and digits");
    }
    return arguments[place];
  }

  private EffectTarget target(int place) {
    return KeywordConstant.of(EffectTarget.class, "target", arguments[place]);
  }

  private RollContext context(int place) {
    return KeywordConstant.of(RollContext.class, "context", arguments[place]);
  }

  private IllegalArgumentException wrong(String message) {
    return new IllegalArgumentException(message + ", was \"" + text + "\"");
  }
}
