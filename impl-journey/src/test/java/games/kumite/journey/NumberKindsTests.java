package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Numbers keep their kind: a variable named {@code pose} is not handed on as a {@code square}. Figures, poses, squares and
 * tokens are plain {@code int}s, because searches keep them in arrays, and the compiler takes one for another. Their names
 * tell them apart.
 */
final class NumberKindsTests {

  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
  private static final Path SOURCES = Path.of("src/main/java");

  /**
   * The names of each kind: of variables, parameters, and accessors with at most one argument. A name in several rows may
   * be of any of these kinds.
   */
  private static final List<Set<String>> KINDS = Stream.of(
      "pilgrim owner leader quarry figure attacker striker roller defender struck bearer mover by subject",
      "demon lord figure attacker striker roller defender struck bearer mover by subject",
      "gate piece", "sutra piece", "villager piece", "well piece", "door piece",
      "pose stands node", "square", "tile", "way line", "facing",
      "card token", "type", "condition", "seat viewer controller", "since orderFixedAt")
      .map(row -> Set.of(row.split(" "))).toList();

  /** The names of parameters that take numbers of any kind. */
  private static final Set<String> ANY = Set.of(
      "index", "value", "other", "on", "at", "from", "to", "start", "goal", "target", "first", "second", "place");

  @Test
  void numbers_keepTheirKind() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES);
        StandardJavaFileManager manager = COMPILER.getStandardFileManager(null, null, null)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("module-info.java"))
          .toList();
      assertThat(mistaken(manager.getJavaFileObjectsFromPaths(sources)))
          .as("swapped arguments, a misleading name, or a name that is missing in a row of KINDS").isEmpty();
    }
  }

  @Test
  void aMixUp_isFound() {
    String text = """
        record Sample(int pilgrim, int points) {
          int enter(int square, int pose) { return enter(pose, square); }
          Sample heal(int pilgrim, int points) { return new Sample(points, pilgrim); }
          int attack(int demon) { int square = demon; return attack(pilgrim()) + attack(Math.abs(square)); }
          int find(int figure, int index) { return find(pilgrim, attack(figure)) + find(index, index); }
        }""";
    JavaFileObject sample = new SimpleJavaFileObject(URI.create("mem:///Sample.java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };

    assertThat(mistaken(List.of(sample))).containsExactly("Sample.java:2: pose is handed on as square",
        "Sample.java:2: square is handed on as pose", "Sample.java:3: pilgrim is handed on as points",
        "Sample.java:4: demon is handed on as square", "Sample.java:4: pilgrim is handed on as demon");
  }

  private static List<String> mistaken(Iterable<? extends JavaFileObject> sources) {
    DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
    JavacTask task = (JavacTask) COMPILER.getTask(null, null, errors, List.of("-proc:none", "-Xlint:none", "-cp",
        System.getProperty("java.class.path")), null, sources);
    try {
      List<CompilationUnitTree> units = new ArrayList<>();
      task.parse().forEach(units::add);
      task.analyze();
      assertThat(errors.getDiagnostics()).filteredOn(error -> error.getKind() == Diagnostic.Kind.ERROR).isEmpty();
      Flows flows = new Flows(Trees.instance(task));
      units.forEach(unit -> flows.scan(new TreePath(unit), null));
      return flows.mistaken;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** The numbers that are handed on to variables and parameters. */
  private static final class Flows extends TreePathScanner<Void, Void> {

    private final Trees trees;
    private final List<String> mistaken = new ArrayList<>();

    Flows(Trees trees) {
      this.trees = trees;
    }

    @Override
    public Void visitVariable(VariableTree variable, Void none) {
      if (variable.getInitializer() != null && isKnown(variable.getName().toString())) {
        check(variable.getInitializer(), trees.getElement(getCurrentPath()));
      }
      return super.visitVariable(variable, none);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
      checkAll(call.getArguments());
      return super.visitMethodInvocation(call, none);
    }

    @Override
    public Void visitNewClass(NewClassTree creation, Void none) {
      checkAll(creation.getArguments());
      return super.visitNewClass(creation, none);
    }

    private void checkAll(List<? extends ExpressionTree> arguments) {
      if (trees.getElement(getCurrentPath()) instanceof ExecutableElement called
          && trees.getTree(called.getEnclosingElement()) != null) { // in these sources
        for (int i = 0; i < Math.min(arguments.size(), called.getParameters().size()); i++) {
          check(arguments.get(i), called.getParameters().get(i));
        }
      }
    }

    private void check(ExpressionTree given, Element wanted) {
      String from = name(given);
      String to = wanted.getSimpleName().toString();
      boolean isNumber = wanted.asType().getKind() == TypeKind.INT;
      boolean isSame = ANY.contains(to) || KINDS.stream().anyMatch(kind -> kind.contains(from) && kind.contains(to));
      if (isNumber && isKnown(from) && !isSame) {
        CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
        String file = Path.of(unit.getSourceFile().getName()).getFileName().toString();
        long line = unit.getLineMap().getLineNumber(trees.getSourcePositions().getStartPosition(unit, given));
        mistaken.add(file + ":" + line + ": " + from + " is handed on as " + to);
      }
    }

    private static boolean isKnown(String name) {
      return KINDS.stream().anyMatch(kind -> kind.contains(name));
    }

    /** Returns the name of a variable or accessor; empty for other expressions. */
    private static String name(ExpressionTree given) {
      if (given instanceof IdentifierTree variable) {
        return variable.getName().toString();
      }
      if (given instanceof MemberSelectTree field) {
        return field.getIdentifier().toString();
      }
      if (given instanceof MethodInvocationTree call && call.getArguments().size() <= 1) {
        return name(call.getMethodSelect());
      }
      return "";
    }
  }
}
