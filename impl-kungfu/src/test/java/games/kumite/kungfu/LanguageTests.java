package games.kumite.kungfu;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.GermanContract;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The game speaks German, and so do the names of its content. */
final class LanguageTests extends GermanContract {

  /** The deeds that a table does not show. */
  private static final EnumSet<PlotDeed> UNSEEN =
      EnumSet.of(PlotDeed.MOVED, PlotDeed.MOVED_BEFORE, PlotDeed.FURIOUS, PlotDeed.APPEARED, PlotDeed.DIVINED);

  LanguageTests() {
    super(new KungFuGame(), 150, List.of("gangs", "guests", "locations", "profiles", "tables", "traits"));
  }

  @Override
  protected List<String> alike() {
    return List.of("roof"); // in the id of a house's part
  }

  @Test
  void wordsOfTheTable_havePhrases() {
    havePhrases("plot", List.of(Plot.values()));
    havePhrases("complication", List.of(Complication.values()));
    havePhrases("vip", List.of(Vip.values()));
    havePhrases("object", List.of(ObjectKind.values()));
    havePhrases("motion", List.of(Cars.Motion.values()));
    havePhrases("damage", List.of(FigureType.values()));
    havePhrases("type", List.of(FigureType.values()));
    havePhrases("conditions", List.of(Condition.values()));
    havePhrases("deeds", EnumSet.complementOf(UNSEEN));
    havePhrases("flags", List.of(Flag.values()));
    havePhrases("kind", shipped("kinds").valueStream().map(kind -> kind.get("id").asString().toLowerCase(Locale.ROOT)));
  }

  @Test
  void traitsAndWeaponsOnTheTable_havePhrases() {
    havePhrases("traits", Arrays.stream(LocationTrait.values()).map(LocationTrait::word));
    havePhrases("traits", Arrays.stream(Trait.values()).map(Trait::word));
    havePhrases("scroll", Trait.SPELLS.stream().map(Trait::word));
    havePhrases("weapon", Arrays.stream(Weapon.values()).map(Weapon::word));
    havePhrases("weapons", Arrays.stream(Weapon.values()).map(Weapon::word));
    for (String broken : List.of("jammed", "broken-down")) {
      havePhrases(broken, Arrays.stream(Weapon.values()).filter(weapon -> weapon.use() == Weapon.Use.FIREARM).map(Weapon::word));
    }
  }

  @Test
  void textOfATrait_isThatOfTheContent_andHasAGermanOne() {
    shipped("traits").valueStream().forEach(trait -> {
      String key = "trait." + trait.get("id").asString();
      assertThat(english().text(key)).isEqualTo(trait.get("text").asString());
      assertThat(german().text(key)).isNotEqualTo(english().text(key)).doesNotContain("???");
    });
  }
}
