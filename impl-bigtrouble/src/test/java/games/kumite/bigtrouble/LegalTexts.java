package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.effect.ShippedWords;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts that may stand on cards, drawn at random; the shipped files with such texts in the place of theirs. */
final class LegalTexts {

  /** The shapes of effects: {@code t} a target, {@code n} a number, {@code p} a place, {@code c} a context. */
  private static final List<String> EFFECTS = List.of("addSD(c,n)", "addESD(c,n)", "epicAll(c)", "addSucc(c,n)",
      "lessSD(c,n)", "reroll(c,n)", "movePlus(n)", "moveLess(n)", "noEvasion", "noStrikeback", "ranged", "heal(t,n)",
      "fullHeal(t)", "damage(t,n)", "prevent(n)", "gainChi(t,n)", "loseChi(t,n)", "audacity(n)", "audacity(-n)",
      "threat(-n)", "spawn(LordOfDeath,n,p)", "spawn(Wildman,1,p)", "hitAll(5,p)", "kill(n,p)", "hitBoss(n)", "move(t,n)",
      "teleport(t,p)", "item(choice,t)", "item(EggsRemedy,t)", "crate(p)", "rubble(p)", "peekCrate", "ignoreTrap", "peekBT(n)",
      "drawHell(t)", "clearHell(t)", "unique(UQ1)", "rerollFate(n)", "rollFate", "extraFate(n)", "setAD(n)", "addAD(n)",
      "lockAD(n)", "noFate", "noRest", "noFree(use item)", "noFree(trade)", "discardItem(t)", "restLess(n)", "march(n)",
      "firstEvasionFree", "guard(n)", "holdEnemy(p)", "flee", "key(1)", "bossHealth(Rain,-n)", "bossHealth(Rain,n)");
  private static final List<String> PLACES = List.of("here", "street", "level", "adj", "at", "S9", "L2-10");
  private static final List<String> CONTEXTS = List.of("combat", "skill", "defense", "all");
  private static final Pattern CLAUSE = Pattern.compile("\"([a-zA-Z]+(?:\\([a-z]+\\))?): [^\"]+\"(?=[\\],])");
  private static final Pattern FIELD =
      Pattern.compile("((?:\"kind\": \"([a-z]+)\",\\s+)?\"(?:effects|trap|reward|threePlayers)\": )\"[^\"]+\"");
  private static final Pattern EVENT = Pattern.compile("(-> |!)[^!\"]+?(?= !|\")");

  private final Random random;

  LegalTexts(Random random) {
    this.random = random;
  }

  /** Writes a shipped file with other texts. */
  void write(Path directory, String file, TextSource home) throws IOException {
    String text;
    try (InputStream in = SetupGame.class.getResourceAsStream("/META-INF/kumite/bigtrouble/" + file + ".json")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    text = replace(text, CLAUSE, found -> '"' + clause(found.group(1).equals("now") ? TextSource.SPECIAL : home) + '"');
    text = replace(text, FIELD, found -> found.group(1) + '"' + effects(
        "keep".equals(found.group(2)) ? TextSource.KEPT : home) + '"');
    if (home == TextSource.QUEST) {
      text = replace(text, EVENT, found -> found.group(1) + effects(home));
    }
    Files.writeString(directory.resolve(file + ".json"), text);
  }

  private static String replace(String text, Pattern pattern, java.util.function.Function<MatchResult, String> with) {
    return pattern.matcher(text).replaceAll(found -> Matcher.quoteReplacement(with.apply(found)));
  }

  private String clause(TextSource home) {
    while (true) {
      Trigger trigger = Trigger.values()[random.nextInt(Trigger.values().length)];
      String text = trigger.word() + (trigger == Trigger.COST ? "(any)" : "") + ": " + draw(home);
      if (isLegal(text, home)) {
        return text;
      }
    }
  }

  /** A text without trigger. */
  private String effects(TextSource home) {
    while (true) {
      String text = draw(home);
      if (isLegal((home == TextSource.KEPT ? "passive: " : "now: ") + text, home)) {
        return text;
      }
    }
  }

  private static boolean isLegal(String text, TextSource home) {
    try {
      return EffectPlacement.fault(ShippedWords.ALL.clause(text), home).isEmpty();
    } catch (IllegalArgumentException illegal) {
      return false;
    }
  }

  private String draw(TextSource home) {
    String text = part(home) + (random.nextInt(3) == 0 ? ", " + part(home) : "");
    return random.nextInt(6) == 0 ? "Act I: " + text + "; Act II: " + part(home) : text;
  }

  private String part(TextSource home) {
    String text = effect(home);
    if (random.nextInt(6) == 0) {
      text += " or " + effect(home);
    } else if (text.startsWith("kill") && random.nextBoolean()) {
      text += " up to 2";
    }
    EffectDuration scope = random.nextInt(3) == 0 ? EffectDuration.values()[random.nextInt(EffectDuration.values().length)] : EffectDuration.ALWAYS;
    text += scope == EffectDuration.ALWAYS ? "" : " " + scope.word();
    return random.nextInt(5) == 0 ? text + " for " + one(List.of(EffectTarget.values())).word() : text;
  }

  private String effect(TextSource home) {
    String shape = one(EFFECTS);
    String place = one(PLACES);
    while (place.equals("S9") && home.acts() == TextSource.Acts.SECOND || place.startsWith("L") && home.acts() == TextSource.Acts.FIRST) {
      place = one(PLACES);
    }
    return shape.replaceAll("(?<=[(,])t(?=[),])", one(List.of(EffectTarget.values())).word())
        .replaceAll("(?<=[(,-])n(?=[),])", String.valueOf(1 + random.nextInt(3)))
        .replaceAll("(?<=[(,])p(?=[),])", place).replaceAll("(?<=\\()c(?=[),])", one(CONTEXTS));
  }

  private <T> T one(List<T> some) {
    return some.get(random.nextInt(some.size()));
  }
}
