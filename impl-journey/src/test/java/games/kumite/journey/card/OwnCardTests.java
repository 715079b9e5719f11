package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.effect.Misfortune;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Words and events of an owner's cards that no shipped card has so: each does what the ledger says of it. */
final class OwnCardTests {

  private static final String PEACH = "play card:F02 figure:monk-sha";

  @TempDir
  private Path directory;

  /**
   * A card printed anew, and what comes of it.
   *
   * @param file where it stands
   * @param id the card
   * @param printed its fields, in apostrophes
   * @param expected what the situation comes to
   * @param play plays it
   */
  private record Own(String file, String id, String printed, String expected, Function<Content, String> play) {
    @Override
    public String toString() {
      return id + " " + printed;
    }
  }

  private static final List<Own> CARDS = new ArrayList<>();

  /** A fortune card, in the hand of Monk Sha on an open map. */
  private static void peach(String trigger, String effects, String duration, String expected,
      Function<Situation, String> play) {
    CARDS.add(new Own("fortunes", "F02", "'trigger': '" + trigger + "', 'effects': '" + effects + "', 'duration': '" + duration
        + "'", expected, content ->
        play.apply(Situation.on(7, 7).content(content).pilgrim("S 3,3 N").pilgrim("T 0,0 N").hand('S', "F02"))));
  }

  private static void own(String file, String id, String effects, String expected,
      Function<Situation, String> play) {
    CARDS.add(new Own(file, id, "'effects': '" + effects + "'", expected, content ->
        play.apply(Situation.on(7, 7).content(content).pilgrim("S 3,3 N").pilgrim("T 0,0 N"))));
  }

  private static String tracks(Situation s) {
    return "chi " + s.number('S', Counters.CHI) + " good " + s.number('S', Counters.GOOD) + " bad " + s.number('S', Counters.BAD);
  }

  private static Situation quiet(Situation s) {
    return s.when(QuietPoint.POINT).play(PEACH).isOver();
  }

  static {
    peach("ANY", "loseChi(self,4); loseGood(self,2); gainBad(self,3)", "at-once", "chi 6 good 3 bad 3",
        s -> tracks(quiet(s.with('S', Counters.GOOD, 5))));
    peach("ANY", "set(chi,4); set(good,7); set(bad,2)", "at-once", "chi 4 good 7 bad 2",
        s -> tracks(quiet(s.with('S', Counters.BAD, 5))));
    peach("ANY", "set(health,5)", "at-once", "5", s -> String.valueOf(quiet(s).health("S")));
    peach("ANY", "damage(demons on own tile,3)", "at-once", "none 4,4 N chi 10 good 0 bad 0", s -> {
      quiet(s.demon("1 warrior 3,2 S").demon("2 berserker 4,4 N"));
      return s.where("1") + " " + s.where("2") + " " + tracks(s);
    });
    peach("ANY", "face(self,left); applyCondition(each other pilgrim,DAZED)", "at-once", "3,3 W [DAZED 0] []", s -> {
      quiet(s);
      return s.where("S") + " " + s.conditions("T") + " " + s.conditions("S");
    });
    peach("ANY", "draw(misfortune,1); draw(corruption,1)", "at-once", "bad 2 [C09]", s -> {
      quiet(s.onTop("N08", "C09"));
      return "bad " + s.number('S', Counters.BAD) + " " + s.cards(s.journey().zones().corruption[2]);
    });
    peach("ANY", "modMV(self,+2)", "end-of-turn", "2", s -> String.valueOf(quiet(s).number('S', Counters.HASTE)));
    peach("ANY", "removeCondition(demons on own tile,1)", "at-once", "[]",
        s -> quiet(s.demon("1 warrior 3,2 S").condition("1", "SLOWED", 0)).conditions("1").toString());
    peach("ACTIVE", "attack(self)", "at-once", "attacks, AP 2", s -> {
      s.demon("1 warrior 3,2 S").dice("red-1=0,0 white-1=1 blue=0").when(Turns.activation('S')).play(PEACH);
      return (s.events().toString().contains("Monk Sha attacks") ? "attacks" : "") + ", AP " + s.journey().get(Counters.POINTS);
    });
    peach("ACTIVE", "move(self,2)", "at-once", "3,1 N AP 2", s -> {
      s.when(Turns.activation('S')).play(PEACH, "go space:d2 north 1");
      return s.where("S") + " AP " + s.journey().get(Counters.POINTS);
    });
    peach("ACTIVE", "gainAP(each pilgrim,1)", "at-once", "act Ana 0 3", s -> {
      s.when(Turns.activation('S')).play(PEACH);
      return s.asked() + " " + (s.options().contains("decline") ? 0 : 1) + " " + s.journey().get(Counters.POINTS);
    });

    peach("BEFORE(attack self)", "addAttackDice(1)", "this-attack", "verdict Ana", s -> {
      s.demon("1 warrior 3,2 S").dice("red-1=1,1,1 white-1=1 blue=0").attack("S").play(PEACH);
      return s.asked();
    });
    peach("BEFORE(attack self)", "applyCondition(target,DAZED); knockBack(1)", "this-attack", "[DAZED 0] 3,1 S", s -> {
      s.demon("1 warrior 3,2 S").dice("red-1=0,0 white-1=1 blue=0").attack("S").play(PEACH, "stay").isOver();
      return s.conditions("1") + " " + s.where("1");
    });
    peach("AFTER(attackRoll self)", "addDamage(3); applyCondition(self,SLOWED)", "this-attack", "verdict Ana [SLOWED 0]", s -> {
      s.demon("1 warrior 3,2 S").dice("red-1=0,0 white-1=1 blue=0").attack("S").play(PEACH);
      return s.asked() + " " + s.conditions("S");
    });
    peach("BEFORE(attack on self)", "cancelAttack", "this-attack", "14", s -> {
      s.demon("1 warrior 3,2 S").attack("1").play(PEACH).isOver();
      return String.valueOf(s.health("S"));
    });
    peach("BEFORE(attack on any pilgrim)", "addDefenseDice(1); addDefense(1)", "this-attack", "14", s -> {
      s.demon("1 warrior 3,2 S").dice("red=2,1 blue-1=0,1,1").attack("1").play(PEACH).isOver();
      return String.valueOf(s.health("S"));
    });
    peach("AFTER(defenseRoll self)", "addDefense(2)", "this-roll", "13", s -> {
      s.demon("1 warrior 3,2 S").dice("red=2,1 blue-1=0,0").attack("1").play(PEACH).isOver();
      return String.valueOf(s.health("S"));
    });
    peach("AFTER(defenseRoll self)", "reroll(blue,any)", "this-roll", "13", s -> {
      s.demon("1 warrior 3,2 S").dice("red=2,1 blue-1=0,0,2").attack("1").play(PEACH, "reroll blue 1", "done").isOver();
      return String.valueOf(s.health("S"));
    });
    peach("AFTER(cleanseRoll self)", "addCleanse(2)", "this-roll", "good 2", s -> {
      s.demon("1 archer 3,2 S").dice("red-1=2,0,0,0 white-1=1").attack("S").play("cleanse", PEACH).isOver();
      return "good " + s.number('S', Counters.GOOD);
    });

    peach("AFTER(damage on self)", "damage(attacker,3); applyCondition(target,SLOWED)", "at-once", "none [SLOWED 0]", s -> {
      s.demon("1 warrior 3,2 S").dice("red=1,0 blue-1=0,0").attack("1").play(PEACH).isOver();
      return s.where("1") + " " + s.conditions("S");
    });
    peach("AFTER(attack on self)", "face(attacker,opposite)", "at-once", "3,2 N", s -> {
      s.demon("1 warrior 3,2 S").dice("red=0,0 blue-1=0,0").attack("1").play(PEACH).isOver();
      return s.where("1");
    });
    peach("AFTER(attack self)", "applyCondition(target,SLOWED)", "at-once", "[SLOWED 0]", s -> {
      s.demon("1 warrior 3,2 S").dice("red-1=0,0 white-1=1 blue=0").attack("S").play(PEACH).isOver();
      return s.conditions("1").toString();
    });
    peach("AFTER(move self)", "gainGood(self,1)", "at-once", "good 1", s -> {
      s.when(Turns.activation('S')).play("move", "go space:d3 north 1", PEACH);
      return "good " + s.number('S', Counters.GOOD);
    });
    peach("FORCED(move any pilgrim)", "gainGood(self,1)", "at-once", "good 1", s -> {
      s.when(Turns.activation('T')).play("move", "go space:a1 east 1");
      return "good " + s.number('S', Counters.GOOD);
    });
    peach("AFTER(defeat self)", "gainGood(self,1)", "at-once", "good 1 bad 1", s -> {
      s.demon("1 archer 3,2 S").dice("red-1=3,3 white-1=1").attack("S").play("kill", PEACH).isOver();
      return "good " + s.number('S', Counters.GOOD) + " bad " + s.number('S', Counters.BAD);
    });
    peach("AFTER(defeat on another pilgrim)", "gainGood(self,1)", "at-once", "good 1", s -> {
      s.health("T", 1).demon("1 warrior 0,1 N").dice("red=3,3 blue-1=0,0").attack("1").play(PEACH).isOver();
      return "good " + s.number('S', Counters.GOOD);
    });
    peach("AFTER(kill any pilgrim)", "gainGood(self,1)", "at-once", "good 1", s -> {
      s.demon("1 archer 0,1 N").and(it -> it.place(0, Pose.of(it.scene().ground.square(0, 0), 2)))
          .dice("red-1=3 white-1=1").attack("T").play("kill", PEACH).isOver();
      return "good " + s.number('S', Counters.GOOD);
    });
    peach("AFTER(draw misfortune self)", "heal(self,2)", "at-once", "13", s -> {
      s.onTop("N01").when(new Misfortune(2)).play(PEACH).isOver();
      return String.valueOf(s.health("S"));
    });
    peach("AFTER(activation any pilgrim)", "gainGood(self,1)", "at-once", "good 1", s -> {
      s.when(Turns.activation('T')).play("end", PEACH).isOver();
      return "good " + s.number('S', Counters.GOOD);
    });

    own("misfortunes", "N08", "halve(chi); loseAP(self,1); face(self,right)", "chi 3 good 0 bad 0 3,3 E", s -> {
      s.with('S', Counters.CHI, 7).onTop("N08").when(new Misfortune(2)).isOver();
      return tracks(s) + " " + s.where("S");
    });
    own("misfortunes", "N08", "damage(each other pilgrim,2); draw(corruption,1)", "10 14 [C09]", s -> {
      s.onTop("N08", "C09").when(new Misfortune(2)).isOver();
      return s.health("T") + " " + s.health("S") + " " + s.cards(s.journey().zones().corruption[2]);
    });
    own("corruptions", "C09", "modAttackDice(-1)", "missed", s -> {
      s.corrupted('S', "C09").demon("1 warrior 3,2 S").dice("red-1=3 white-1=3 blue=2").attack("S");
      return s.asked().replace("over", "missed").replace("verdict Ana", "missed not");
    });
    own("corruptions", "C09", "capActions(2)", "2, then over", s -> { // a double move is both of them: JW-RUL-42
      s.corrupted('S', "C09").hand('S', "F12").when(Turns.activation('S'))
          .play("play card:F12 figure:monk-sha", "move");
      s.play(s.options().stream().filter(pose -> pose.endsWith(" 2")).findFirst().orElseThrow());
      return s.number('S', Counters.ACTIONS) + ", then " + s.asked();
    });
    own("corruptions", "C09", "modCrushing(-3)", "11 12", s -> { // less than none does not make up for what the dice do
      s.corrupted('T', "C09").demon("1 iron-fan 0,1 N").dice("red=1,0,0 black=3 blue-1=0,0").attack("1").isOver();
      Situation crushed = Situation.on(7, 7).content(s.content()).pilgrim("T 0,0 N").corrupted('T', "C09")
          .demon("1 iron-fan 0,1 N").dice("red=0,0,0 black=3 blue-1=0,0").attack("1").isOver();
      return s.health("T") + " " + crushed.health("T");
    });
    own("conditions", "CURSED", "blockAction(rest, attack); modAP(+1)", "AP 3 [move, end]", s -> {
      s.condition("S", "CURSED", 0).with('S', Counters.CHI, 1).demon("1 warrior 3,2 S").when(Turns.activation('S'));
      return "AP " + s.journey().get(Counters.POINTS) + " " + s.options();
    });
    own("conditions", "CURSED", "modDefenseDice(-1)", "12", s -> {
      s.condition("S", "CURSED", 0).demon("1 warrior 3,2 S").dice("red=1,2 blue-1=1").attack("1").isOver();
      return String.valueOf(s.health("S"));
    });
    own("conditions", "CURSED", "MAINTENANCE: loseChi(bearer,2); ONGAIN: loseChi(bearer,3)", "chi 7 good 0 bad 0", s -> {
      s.onTop("N12").when(new Misfortune(2)).isOver();
      return tracks(s);
    });
  }

  static List<Own> cards() {
    return CARDS;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cards")
  @Rule({"JW-CRD-04", "JW-CRD-02", "JW-RUL-126"})
  void ownersCard_doesWhatItSays(Own card) throws IOException {
    Files.writeString(directory.resolve(card.file + ".json"), printed(card));
    Content content = Content.shelf(ShippedWords.ALL).of(directory.toString());

    assertThat(card.play.apply(content)).isEqualTo(card.expected);
  }

  /** The shipped file with these fields of one card printed anew. */
  private static String printed(Own card) throws IOException {
    String text = Shipped.text(card.file);
    int from = text.indexOf("{\"id\": \"" + card.id + "\"");
    int to = text.indexOf('}', from);
    String entry = text.substring(from, to);
    for (String field : new String[] {"trigger", "effects", "duration"}) {
      entry = card.printed.contains("'" + field + "'")
          ? entry.replaceAll(",\\s*\"" + field + "\": \"[^\"]*\"", "") : entry;
    }
    return text.substring(0, from) + entry + ", " + card.printed.replace('\'', '"') + text.substring(to);
  }
}
