package games.kumite.journey.attack;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.EffectForm;
import games.kumite.journey.content.EffectPlacement;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.content.Shipped;
import games.kumite.spi.IntList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A new word that changes an attack, written in one place, is read, offered and played. */
final class NewAttackWordTests {

  /** Only the first attack die counts. */
  private static final AttackWord BLUNT = new AttackWord(EffectRow.of("blunt", EffectForm.NOTHING, EffectPlacement.DEFENDING),
      (state, attack, owner, it) -> attack.dice().red().size() > 1, AttackWord.Test.NEVER, AttackWord.Test.ALWAYS,
      (state, attack, owner, it) -> attack.with(attack.dice().withRed(IntList.of(attack.dice().red().get(0)))));

  @TempDir
  private Path directory;

  @Test
  void newWord_changesAnAttack() throws IOException {
    Files.writeString(directory.resolve("skills.json"), Shipped.text("skills").replace("addDefense(2)", "blunt"));
    Content content = Content.shelf(ShippedWords.ALL.and(List.of(BLUNT))).of(directory.toString());
    Situation s = Situation.on(5, 5).content(content).pilgrim("S 3,3 S").hand('S', "S4").demon("1 warrior 3,4 N")
        .dice("red=2,1 blue-1=0,0").attack("1").play("play card:S4 figure:monk-sha").isOver();
    assertThat(s.health("S")).isEqualTo(12);
  }
}
