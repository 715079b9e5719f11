package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.display.Motion;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told, with the rule behind it. */
final class EventTests {

  private static List<String> all(StackedGame game) {
    return game.events().stream().map(event -> event.type() + " " + event.arguments() + " " + event.rule()).toList();
  }

  /** An event as type, arguments and rule; without the engine's own about moving cards and dice. */
  private static List<String> told(StackedGame game) {
    return all(game).stream().filter(event -> !event.startsWith("card-moved ") && !event.startsWith("rolled ")).toList();
  }

  @Test
  void dice_areTold_beforeWhatTheyDo() {
    StackedGame game = Deal.bosses("KS").hands("S4 S2 H2", "D5 C2 C3").begin("speed-1=20 speed-2=5");

    game.play("P1 play card:S4 ; target=1 damage=6");

    assertThat(all(game)).endsWith("rolled {label=damage, sides=12, faces=[6], dice=[die:damage-1]} ",
        "boss-attacked {target=seat:1, damage=6, health=24} BR-BOS-06");
  }

  @Test
  void dice_lieOnTheTable_untilTheNextRoll() {
    StackedGame game = Deal.bosses("KS").hands("S4 S2 H2", "D5 C2 C3").begin("speed-1=20 speed-2=5");
    assertThat(dice(game)).containsExactly("die:speed-1 20 of 20 seat:1", "die:speed-2 5 of 20 seat:2");

    game.play("P1 play card:S4 ; target=1 damage=6");

    assertThat(dice(game)).containsExactly("die:target-1 1 of 6 null", "die:damage-1 6 of 12 null");
  }

  private static List<String> dice(StackedGame game) {
    return game.table().all().values().stream().filter(element -> element.kind() == Element.Kind.DIE)
        .map(die -> die.id() + " " + die.get("face") + " of " + die.get("sides") + " " + die.get("owner")).toList();
  }

  /** Cards leave the boss's fight in the open; a frontend is told which and where to. */
  @Test
  @Rule("BR-RPL-01")
  void cardsOfAFight_areTold_whereTheyGo() {
    StackedGame game = Deal.bosses("JS", "QS").hands("S10 S2 H2", "CA C2 C3").begin("speed-1=20 speed-2=19");

    game.play("P1 play card:S10");

    assertThat(game.events().stream().map(Motion::of).flatMap(Optional::stream).map(motion -> motion.element() + " "
        + motion.from().id() + " " + motion.to().id()).toList())
        .contains("card:S10 hand:1 pile:played", "card:JS pile:boss pile:defeated", "card:S10 pile:played pile:spent");
  }

  @Test
  @Rule({"BR-ATK-02", "BR-BOS-01", "BR-BOS-04", "BR-BOS-06"})
  void attackAndAnswer_areTold_inTheirOrder() {
    StackedGame game = Deal.bosses("KS").hands("S4 S2 H2", "D5 C2 C3").begin("speed-1=20 speed-2=5");

    game.play("P1 play card:S4 ; target=1 damage=6");

    assertThat(told(game)).containsExactly(
        "card-played {by=seat:1, card=card:S4} BR-ATK-02",
        "boss-damaged {dealt=4, damage=4, health=20} BR-BOS-01",
        "target-rolled {die=1, target=seat:1} BR-BOS-04",
        "boss-attacked {target=seat:1, damage=6, health=24} BR-BOS-06");
  }

  @Test
  @Rule({"BR-WEX-04", "BR-WEX-10", "BR-RUL-15"})
  void attack_goes_cardThenAceThenDefeatThenBonusThenDefeat() {
    StackedGame game = Deal.bosses("JS", "QS").hands("S7 S2 H2", "CA C2 C3").begin("speed-1=20 speed-2=19")
        .play("P1 play card:S7\nP2 play card:CA ; ace-2=2");
    assertThat(told(game)).containsExactly(
        "card-played {by=seat:2, card=card:CA} BR-ATK-02",
        "ace-rolled {by=seat:2, die=2} BR-ATK-04",
        "boss-damaged {dealt=2, damage=9, health=10} BR-BOS-01");

    game.play("P2 bonus kindred ; bonus-2=3");

    assertThat(told(game)).startsWith(
        "bonus-rolled {by=seat:2, scenario=kindred, damage=3} BR-WEX-04",
        "boss-damaged {dealt=3, damage=12, health=10} BR-BOS-01",
        "boss-defeated {boss=card:JS, defeated=1, bosses=12} BR-BOS-01",
        "flipped {cards=2} BR-RPL-01");
  }

  @Test
  @Rule({"BR-KO-01", "BR-KO-05", "BR-KO-06"})
  void fallAndRecovery_areTold() {
    StackedGame game = Stories.partnerDown("JS");
    assertThat(told(game)).endsWith(
        "boss-attacked {target=seat:2, damage=11, health=0} BR-BOS-06", "unconscious {hero=seat:2} BR-KO-01");

    StackedGame rescued = Stories.partnerToRescue("JS")
        .play("P1 assist seat:2 ; recovery-2=4 recovery-health-2=2 speed-1=20 speed-2=19");

    assertThat(told(rescued)).startsWith("assisted {by=seat:1, hero=seat:2} BR-KO-03",
        "recovered {hero=seat:2, die=4, health=2} BR-KO-06",
        "boss-revealed {round=2, boss=card:JS, health=10, speed=14} BR-RND-01");
  }

  @Test
  @Rule({"BR-END-01", "BR-END-02"})
  void end_isTold() {
    StackedGame won = Deal.bosses("JS").option("bossCount", 1).hands("S10 S2 H2", "C2 C3 D2")
        .begin("speed-1=18 speed-2=5").play("P1 play card:S10");
    assertThat(told(won)).endsWith("won {defeated=1} BR-END-01");

    StackedGame lost = Deal.bosses("KS").loneHero().health(1, "1,1,1").begin("speed-1=5 damage=12")
        .play("P1 play card:S2 ; damage=12");
    assertThat(told(lost)).endsWith("lost {defeated=0} BR-END-02");
  }

  @Test
  void events_haveTexts_withNamesAndNumbers() {
    StackedGame game = Deal.bosses("KS").hands("S4 S2 H2", "D5 C2 C3").begin("speed-1=20 speed-2=5");

    game.play("P1 play card:S4 ; target=1 damage=6");

    List<String> texts = game.events().stream().map(Event::text).filter(text -> !text.isEmpty()).toList();
    assertThat(texts).anySatisfy(text -> assertThat(text).contains("Ana").contains("four of spades"));
    assertThat(texts).anySatisfy(text -> assertThat(text).contains("Ana").contains("6").contains("24"));
  }
}
