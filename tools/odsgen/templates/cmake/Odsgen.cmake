# Functions that run odsgen. Ninja reads the dependency files, so that a change of any included file runs it again.

find_program(ODSGEN odsgen REQUIRED)
set(ODSGEN_INCLUDES "${CMAKE_CURRENT_SOURCE_DIR}" CACHE STRING "Folders that included definitions are looked for in")

function(_odsgen_includes result)
  list(TRANSFORM ODSGEN_INCLUDES PREPEND "-I" OUTPUT_VARIABLE includes)
  set(${result} ${includes} PARENT_SCOPE)
endfunction()

# odsgen_tblgen(OUTPUT FILE OPTIONS...): one output, by the options of mlir-tblgen.
function(odsgen_tblgen output file)
  _odsgen_includes(includes)
  set(depfile "${output}.d")
  get_filename_component(folder "${output}" DIRECTORY)
  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${folder}"
    COMMAND "${ODSGEN}" tblgen ${ARGN} ${includes} "${CMAKE_CURRENT_SOURCE_DIR}/${file}"
            -o "${output}" -d "${depfile}"
    DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${file}" "${ODSGEN}"
    DEPFILE "${depfile}"
    COMMENT "Generating ${output}"
    VERBATIM)
  set_property(GLOBAL APPEND PROPERTY ODSGEN_OUTPUTS "${output}")
endfunction()

# odsgen_gen(OUTPUT FILE KIND OPTIONS...): one output of 'odsgen gen KIND'. FILE is empty for kinds that read none.
function(odsgen_gen output file kind)
  _odsgen_includes(includes)
  set(depfile "${output}.d")
  get_filename_component(folder "${output}" DIRECTORY)
  set(inputs)
  if(file)
    set(inputs ${includes} "${CMAKE_CURRENT_SOURCE_DIR}/${file}")
  endif()
  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${folder}"
    COMMAND "${ODSGEN}" gen ${kind} ${ARGN} ${inputs} -o "${output}" --depfile "${depfile}"
    DEPENDS "${ODSGEN}"
    DEPFILE "${depfile}"
    COMMENT "Generating ${output}"
    VERBATIM)
  set_property(GLOBAL APPEND PROPERTY ODSGEN_OUTPUTS "${output}")
endfunction()

# odsgen_build(TARGET FOLDER DIALECT FILE OPTIONS...): every output of a dialect, from one read. Files that would not change
# are left alone, with their times, except for the manifest: its time shows Ninja that the command has run.
function(odsgen_build target folder dialect file)
  _odsgen_includes(includes)
  set(manifest "${folder}/${dialect}.manifest.json")
  add_custom_command(
    OUTPUT "${manifest}"
    COMMAND "${ODSGEN}" build ${ARGN} ${includes} "${CMAKE_CURRENT_SOURCE_DIR}/${file}"
            --dialect ${dialect} --out-dir "${folder}" --depfile "${folder}.d"
    COMMAND "${CMAKE_COMMAND}" -E touch "${manifest}"
    DEPENDS "${ODSGEN}"
    DEPFILE "${folder}.d"
    COMMENT "Generating everything of ${dialect}"
    VERBATIM)
  add_custom_target(${target} ALL DEPENDS "${manifest}")
endfunction()

# odsgen_mlir_capi(TARGET DIALECT FILE HEADER CPP_HEADERS LIBRARIES...): the C functions of a dialect on MLIR's C++ classes, as a library
# that Python extensions can embed. HEADER is how the header is included, such as "mlir-c/Dialect/Toy.h"; CPP_HEADERS are those of the
# dialect's classes, with commas between; LIBRARIES are the ones with the classes. Needs MLIR's AddMLIR.
function(odsgen_mlir_capi target dialect file header cpp_headers)
  set(include "${CMAKE_CURRENT_BINARY_DIR}/include")
  set(source "${CMAKE_CURRENT_BINARY_DIR}/${target}.cpp")
  odsgen_gen("${include}/${header}" ${file} c-header --dialect ${dialect})
  odsgen_gen("${source}" ${file} c-api --host mlir --dialect ${dialect} --header ${header} --cpp-include "${cpp_headers}")
  add_custom_target(${target}Header DEPENDS "${include}/${header}")
  add_mlir_public_c_api_library(${target} "${source}" DEPENDS ${target}Header LINK_LIBS PUBLIC ${ARGN})
  target_include_directories(${target} PUBLIC "${include}")
  target_include_directories(obj.${target} PUBLIC "${include}")
endfunction()

# odsgen_mlir_python_bindings(PARENT DIALECT FILE HEADER CAPI): the Python of a dialect, in the place of MLIR's
# declare_mlir_dialect_python_bindings: modules of operations and enums, and an extension module of types and attributes on the
# library CAPI that odsgen_mlir_capi has created. Needs MLIR's AddMLIRPython.
function(odsgen_mlir_python_bindings parent dialect file header capi)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/python")
  set(extension "${CMAKE_CURRENT_BINARY_DIR}/${capi}Python.cpp")
  odsgen_tblgen("${folder}/dialects/_${dialect}_ops_gen.py" ${file} -gen-python-op-bindings -bind-dialect=${dialect})
  odsgen_tblgen("${folder}/dialects/_${dialect}_enum_gen.py" ${file} -gen-python-enum-bindings)
  odsgen_gen("${extension}" ${file} nanobind --host mlir --dialect ${dialect} --header ${header} --module _${dialect}Dialect)
  declare_mlir_python_sources(${parent}.${dialect}
    ROOT_DIR "${folder}"
    ADD_TO_PARENT ${parent}
    SOURCES dialects/_${dialect}_ops_gen.py dialects/_${dialect}_enum_gen.py)
  declare_mlir_python_extension(${parent}.${dialect}.extension
    MODULE_NAME _${dialect}Dialect
    ADD_TO_PARENT ${parent}
    SOURCES "${extension}"
    EMBED_CAPI_LINK_LIBS ${capi}
    PYTHON_BINDINGS_LIBRARY nanobind)
endfunction()
